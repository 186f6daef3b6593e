/* SPDX-License-Identifier: MIT
 * What this processor offers. Asking it takes long in a virtual machine, where the question traps, so it is asked once:
 * while the program is being loaded, where the platform can choose between functions then (an ifunc), and never
 * elsewhere. No variable is written for it. */
#include "bits.h"

/* ELF on glibc: musl's loader knows no ifunc, and neither do macOS, Windows and WebAssembly. */
#if defined(__x86_64__) && defined(__ELF__) && defined(__GLIBC__)
#include <cpuid.h>

static agi_cpu baseline(void)
{
    return AGI_CPU_BASELINE;
}

static agi_cpu with_popcnt(void)
{
    return AGI_CPU_POPCNT;
}

/* Runs before anything else of the program, a sanitizer's own parts included, so nothing is called from here. */
__attribute__((used, no_sanitize("address", "thread", "undefined"))) static agi_cpu (*choose_cpu(void))(void)
{
    uint32_t eax;
    uint32_t ebx;
    uint32_t ecx;
    uint32_t edx;

    __cpuid(1, eax, ebx, ecx, edx);
    return (ecx & bit_POPCNT) != 0 ? with_popcnt : baseline;
}

agi_cpu agi_best_cpu(void) __attribute__((ifunc("choose_cpu")));
#else
agi_cpu agi_best_cpu(void)
{
    return AGI_CPU_BASELINE;
}
#endif
