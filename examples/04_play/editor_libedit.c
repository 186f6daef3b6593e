/* SPDX-License-Identifier: MIT */
#include "editor.h"
#include "interrupt.h"
#include "memory.h"
#include "program.h"
#include <errno.h>
#include <histedit.h>
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include <wchar.h>

enum { HISTORY_LINES = 500, LISTED_MOST = 60 };

struct editor {
    EditLine *line;
    History *history;
    const char *prompt;
    word_source *source;
    void *about;
};

static editor *editor_of(EditLine *line)
{
    void *data = NULL;
    el_get(line, EL_CLIENTDATA, &data);
    return data;
}

static char *prompt_of(EditLine *line)
{
    static char none[] = "";
    editor *open = editor_of(line);
    return open == NULL || open->prompt == NULL ? none : (char *)open->prompt;
}

/* Keeps the words that begin with these bytes. */
static void keep_fitting(words *list, const char *start, size_t length)
{
    size_t kept = 0;
    for (size_t i = 0; i < list->count; i++) {
        if (strncmp(list->word[i], start, length) == 0) list->word[kept++] = list->word[i];
        else free(list->word[i]);
    }
    list->count = kept;
}

/* How many bytes all words begin with alike. */
static size_t shared_length(const words *list)
{
    size_t shared = strlen(list->word[0]);
    for (size_t i = 1; i < list->count; i++) {
        size_t alike = 0;
        while (alike < shared && list->word[i][alike] == list->word[0][alike]) alike++;
        shared = alike;
    }
    return shared;
}

static void list_words(const words *list)
{
    putchar('\n');
    for (size_t i = 0; i < list->count && i < LISTED_MOST; i++) printf("%s  ", list->word[i]);
    puts(list->count > LISTED_MOST ? "..." : "");
}

/* Inserts what all fitting words have behind the bytes that are there, or lists them when they have nothing in
 * common. */
static unsigned char finish_word(EditLine *line, words *fitting, size_t length)
{
    const size_t shared = shared_length(fitting);
    if (shared == length && fitting->count > 1) {
        list_words(fitting);
        return CC_REDISPLAY;
    }
    fitting->word[0][shared] = '\0';
    el_insertstr(line, fitting->word[0] + length);
    if (fitting->count == 1) el_insertstr(line, " ");
    return CC_REFRESH;
}

/* What Tab does: the word is finished as far as that is certain; where it is not, the choice is shown. */
static unsigned char complete_word(EditLine *line, wint_t key)
{
    editor *open = editor_of(line);
    const LineInfo *info = el_line(line);
    const char *start = info->cursor;
    words fitting = {NULL, 0, 0};
    unsigned char action = CC_ERROR;
    (void)key;
    while (start > info->buffer && start[-1] != ' ') start--;
    const size_t length = (size_t)(info->cursor - start);
    const size_t begin = (size_t)(start - info->buffer);
    char *before = memory_new(begin + 1, 1);
    memcpy(before, info->buffer, begin);
    before[begin] = '\0';
    open->source(open->about, before, &fitting);
    free(before);
    keep_fitting(&fitting, start, length);
    if (fitting.count > 0) action = finish_word(line, &fitting, length);
    words_free(&fitting);
    return action;
}

/* Waits for a key; 0 when Ctrl-C came first. Meanwhile the window may have got another size, and a program that was
 * stopped has to take the terminal back and to show its line again. */
static int wait_for_key(EditLine *line)
{
    int ended = interrupt_wait_for_input();
    for (; ended == WAIT_CONTINUED; ended = interrupt_wait_for_input()) {
        el_set(line, EL_PREP_TERM, 0);
        el_set(line, EL_PREP_TERM, 1);
        el_set(line, EL_REFRESH);
    }
    el_resize(line);
    return ended == WAIT_READY;
}

/* Reads a letter, as libedit wants it: 1, 0 at the end, -1 when that was interrupted. What is no text becomes a
 * question mark. */
static int read_letter(EditLine *line, wchar_t *letter)
{
    mbstate_t state;
    char byte;
    memset(&state, 0, sizeof state);
    for (;;) {
        if (!wait_for_key(line)) {
            errno = EINTR;
            return -1;
        }
        const ssize_t taken = read(STDIN_FILENO, &byte, 1);
        if (taken <= 0) return (int)taken;
        const size_t used = mbrtowc(letter, &byte, 1, &state);
        if (used == (size_t)-2) continue;
        if (used == (size_t)-1) *letter = L'?';
        return 1;
    }
}

editor *editor_open(word_source *source, void *about)
{
    HistEvent event;
    setlocale(LC_CTYPE, "");
    editor *open = memory_new(1, sizeof *open);
    *open = (editor){el_init(PROGRAM, stdin, stdout, stderr), history_init(), NULL, source, about};
    if (open->line == NULL || open->history == NULL) {
        editor_close(open);
        return NULL;
    }
    history(open->history, &event, H_SETSIZE, HISTORY_LINES);
    history(open->history, &event, H_SETUNIQUE, 1);
    el_set(open->line, EL_CLIENTDATA, open);
    el_set(open->line, EL_PROMPT, prompt_of);
    el_set(open->line, EL_GETCFN, read_letter);
    el_set(open->line, EL_EDITOR, "emacs");
    el_set(open->line, EL_HIST, history, open->history);
    el_wset(open->line, EL_ADDFN, L"complete-word", L"finishes the word", complete_word);
    el_set(open->line, EL_BIND, "^I", "complete-word", NULL);
    el_source(open->line, NULL);
    return open;
}

const char *editor_line(editor *open, const char *prompt)
{
    HistEvent event;
    int length = 0;
    open->prompt = prompt;
    errno = 0;
    const char *line = el_gets(open->line, &length);
    if (line == NULL || length <= 0) {
        const int cause = errno;
        if (cause == EINTR) el_reset(open->line);
        errno = cause;
        return NULL;
    }
    if (strspn(line, " \t\r\n") < strlen(line)) history(open->history, &event, H_ENTER, line);
    return line;
}

void editor_close(editor *open)
{
    if (open == NULL) return;
    if (open->line != NULL) el_end(open->line);
    if (open->history != NULL) history_end(open->history);
    free(open);
}
