/* SPDX-License-Identifier: MIT
 * What this processor offers. Asking it takes long in a virtual machine, where the question traps, so it is asked once:
 * while the program is being loaded, where the platform can choose between functions then (an ifunc), and never
 * elsewhere. No variable is written for it. */
#include "bits.h"

#if AGI_CHOOSES_CPU
#include <cpuid.h>

static agi_cpu baseline(void)
{
    return AGI_CPU_BASELINE;
}

static agi_cpu with_popcnt(void)
{
    return AGI_CPU_POPCNT;
}

static agi_cpu with_pext(void)
{
    return AGI_CPU_PEXT;
}

/* The first four letters of AuthenticAMD and HygonGenuine. Their processors before Zen 3, which is family 19h, do have
 * PEXT and PDEP, but take them apart into steps, up to eight for each bit of the mask. */
enum { VENDOR_AMD = 0x68747541, VENDOR_HYGON = 0x6F677948, FAMILY_OF_ZEN_3 = 0x19 };

/* Runs before anything else of the program, a sanitizer's own parts included, so nothing is called from here. */
__attribute__((used, no_sanitize("address", "thread", "undefined"))) static agi_cpu (*choose_cpu(void))(void)
{
    uint32_t highest;
    uint32_t vendor;
    uint32_t version;
    uint32_t features;
    uint32_t extended = 0;
    uint32_t family;
    uint32_t c;
    uint32_t d;

    __cpuid(0, highest, vendor, c, d);
    __cpuid(1, version, c, features, d);
    if ((features & bit_POPCNT) == 0) return baseline;
    if (highest >= 7) __cpuid_count(7, 0, c, extended, features, d);
    if ((extended & bit_BMI) == 0 || (extended & bit_BMI2) == 0) return with_popcnt;
    family = (version >> 8 & 0xF) + (version >> 20 & 0xFF); /* the second is 0 where the first is not 15 */
    if ((vendor == VENDOR_AMD || vendor == VENDOR_HYGON) && family < FAMILY_OF_ZEN_3) return with_popcnt;
    return with_pext;
}

agi_cpu agi_best_cpu(void) __attribute__((ifunc("choose_cpu")));
#else
agi_cpu agi_best_cpu(void)
{
    return AGI_CPU_BASELINE;
}
#endif
