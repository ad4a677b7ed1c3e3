import { useState } from 'react';

/** What becomes of a typed text: a thing that is taken, or why it is not. */
export type ReadTag = (
  text: string,
  present: ReadonlySet<string>,
) => { readonly tag: string } | { readonly problem: string };

const SEPARATORS = /[\s,;]+/;

/** Takes what it can of a text; what is left of it stays to be mended, with why, each reason once. */
function takeTags(text: string, value: readonly string[], read: ReadTag) {
  const present = new Set(value);
  const rest: string[] = [];
  const problems = new Set<string>();
  for (const part of text.split(SEPARATORS).filter((one) => one !== '')) {
    const result = read(part, present);
    if ('tag' in result) present.add(result.tag);
    else {
      rest.push(part);
      problems.add(result.problem);
    }
  }
  return { value: [...present], rest: rest.join(' '), problems: [...problems] };
}

/**
 * What somebody types into a field for several things, which are told apart by spaces, commas, semicolons and line ends. What
 * is no such thing, or is there already, stays in the field with the reason.
 */
export function useTextTags({
  value,
  onChange,
  read,
}: {
  value: readonly string[];
  onChange: (value: readonly string[]) => void;
  read: ReadTag;
}) {
  const [typed, setTyped] = useState('');
  const [problems, setProblems] = useState<readonly string[]>([]);
  const take = (text: string) => {
    const taken = takeTags(text, value, read);
    if (taken.value.length > value.length) onChange(taken.value);
    setTyped(taken.rest);
    setProblems(taken.problems);
  };
  const type = (text: string) => {
    setTyped(text);
    setProblems([]);
  };
  return {
    typed,
    problems,
    /** What is typed now, without taking any of it. */
    type,
    /** Takes what it can of a text. */
    take,
    clear: () => type(''),
  };
}

export type TextTagsState = ReturnType<typeof useTextTags>;
