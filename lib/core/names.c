/* SPDX-License-Identifier: MIT
 * Names of the numbers at the border. */
#include <stddef.h>

#include "abstractgames/abstractgames.h"
#include "version.h"

static const char *const STATUS_NAMES[] = {
    "AG_OK",           "AG_ERR_ARGUMENT", "AG_ERR_MEMORY", "AG_ERR_SYNTAX", "AG_ERR_ILLEGAL", "AG_ERR_AMBIGUOUS",
    "AG_ERR_POSITION", "AG_ERR_FINISHED", "AG_ERR_EMPTY",  "AG_ERR_MORE",
};

static const char *const REASON_NAMES[] = {
    "none",
    "checkmate",
    "stalemate",
    "goal",
    "blocked",
    "unfair line",
    "stuck",
    "repetition",
    "move count",
    "dead material",
    "claimed repetition",
    "claimed move count",
    "resignation",
    "agreement",
    "time",
    "adjudication",
    "unknown",
};

static const char *const RESULT_TEXTS[] = {"*", "1-0", "0-1", "1/2-1/2"};

uint32_t ag_version(void)
{
    return AGI_VERSION_NUMBER;
}

const char *ag_version_string(void)
{
    return AGI_VERSION;
}

const char *ag_status_name(int32_t status)
{
    if (status == AG_REMARK) return "AG_REMARK";
    return status <= AG_OK && status >= AG_ERR_MORE ? STATUS_NAMES[-status] : NULL;
}

const char *ag_reason_name(int32_t reason)
{
    return reason >= AG_REASON_NONE && reason <= AG_REASON_UNKNOWN ? REASON_NAMES[reason] : NULL;
}

const char *ag_result_text(int32_t result)
{
    return result >= AG_ONGOING && result <= AG_DRAW ? RESULT_TEXTS[result] : NULL;
}
