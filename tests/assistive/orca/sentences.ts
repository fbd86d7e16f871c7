/** Orca's own words, the browser's, and the product's home. Whether and when Orca says them differs from run to run. */
const unheard: readonly RegExp[] = [
  /^(?:Screen reader on|Focus mode|Browse mode|blank|alert|heading|clickable|statusbar|Messages|opens dialog)$/,
  /^(?:(?:not )?checked|(?:un)?selected|entire document selected|Selection deleted)$/,
  /^(?:\d+ \d+ characters|\d+ bullet characters|•+)$/,
  /^(?:Finished loading|Loading)/,
  / (?:document web|frame|tool bar|page tab)$/,
  /^document web$/,
  // Of a dialog that opens it says the control that gets the focus, and the name only at times.
  / dialog(?: |$)/,
  /^https?:/,
  /^Search .*address combo box$/,
  /^Welcome, .* heading level 1$/,
];
/** Sentences of waits: a fast response comes before Orca says them. */
const ofWaits =
  /^(?:Agreeing|Checking|Logging you in|One moment$|Please wait$|Resetting|Sending|Switching|Updating|Verifying)(?:\b|$)/;
/** A text beside the focus that Orca passes, and the requirements of a new password, which it reads with their field. */
const besideFocus = /(?<! heading level \d) clickable\.$|\((?:not yet|done)\)/;
/** What gets the focus: its name and its role. */
export const ofControl =
  /\b(?:(?<!invalid )entry|password text|push button|check box|combo box|radio button|heading level \d)\b| link$/;
/** A group gets the focus itself when Orca says no control of it. */
const isGroup = (line: string) => line.endsWith(' panel');
/** What Orca adds to a name, or leaves out, with the state of the browser. */
const ofState = / (?:clickable|grayed|visited(?= link))(?=[ .]|$)/g;

/**
 * Returns what a user hears of the app, without Orca's own words. A sentence of the app counts as often as it is heard.
 * Of what gets the focus it keeps the last, in brackets at the end, because the way there differs, and its place among the
 * sentences too. A time is the same at any moment.
 * @param typed the keys of the step: Orca can read a part of them again
 * @param before what had the focus before: Orca reads a busy button again, at times after what gets the focus next, and
 *   the name of a group at times when the focus moves inside it
 */
export function sentencesOf(spoken: readonly string[], typed: readonly string[] = [], before?: string): string[] {
  const sentences = withRadioButtons(spoken)
    .filter((line) => !besideFocus.test(line))
    .map((line) =>
      line
        .replaceAll(ofState, '')
        .replaceAll(/\b\d+:\d\d\b/g, 'm:ss')
        .replaceAll(/\b\d+(?= seconds\b)/g, 'n')
        .replace(/\.$/, ''),
    )
    .filter(
      (line) => ![...unheard, ofWaits].some((one) => one.test(line)) && !typed.some((word) => word.includes(line)),
    );
  const once = withoutRepeats(sentences).filter((line, index, all) => !isReadAgain(line, all.slice(0, index)));
  const controls = once.filter((line) => ofControl.test(line));
  const focus = controls.findLast((line) => line !== before) ?? controls.at(-1) ?? once.findLast(isGroup);
  const others = once.filter((line) => !ofControl.test(line) && line !== focus && line !== before);
  return [...others, ...(focus === undefined ? [] : [`[${focus}]`])];
}

/** Orca says the name of a radio button and its state as two sentences. */
const withRadioButtons = (spoken: readonly string[]): string[] =>
  spoken.flatMap((line, index) => {
    if (isRadioState(line)) return index === 0 ? [line] : [];
    return isRadioState(spoken[index + 1]) ? [`${line.replace(/\.$/, '')} radio button`] : [line];
  });
const isRadioState = (line: string | undefined) => line !== undefined && /^(?:not )?selected radio button$/.test(line);

/** Orca can read the whole description of a field after the sentence that is new in it. */
const isReadAgain = (line: string, before: readonly string[]) => before.some((one) => line.startsWith(`${one}. `));

/** Removes what Orca reads of a control, its description too, when it reads the same control again later. */
function withoutRepeats(lines: readonly string[]): string[] {
  const rest = [...lines];
  for (let first = 0; first < rest.length; first += 1) {
    const line = rest[first] ?? '';
    const again = ofControl.test(line) ? rest.indexOf(line, first + 1) : -1;
    if (again < 0) continue;
    let size = 1;
    while (first + size < again && rest[first + size] === rest[again + size]) size += 1;
    rest.splice(first, size);
    first -= 1;
  }
  return rest;
}
