import fc from 'fast-check'

/**
 * A pattern and its meaning: where a match that began at one of `from` can end. Sets of places take
 * no longer for repetitions inside repetitions, for which the language's own engine may take for ever.
 */
interface Meant {
  readonly text: string
  readonly repeats: boolean
  readonly ends: (word: string, from: ReadonlySet<number>) => ReadonlySet<number>
}

const ignoreCase = (isCaseSensitive: boolean) => (isCaseSensitive ? '' : 'i')
const oneOf = (text: string, isCaseSensitive: boolean): Meant => {
  const one = new RegExp(`^${text}$`, ignoreCase(isCaseSensitive))
  return {
    text,
    repeats: false,
    ends: (word, from) =>
      new Set([...from].filter((at) => one.test(word.charAt(at))).map((at) => at + 1)),
  }
}
const inOrder = (a: Meant, b: Meant): Meant => ({
  text: a.text + b.text,
  repeats: a.repeats || b.repeats,
  ends: (word, from) => b.ends(word, a.ends(word, from)),
})
const eitherOf = (a: Meant, b: Meant): Meant => ({
  text: `(${a.text}|${b.text})`,
  repeats: a.repeats || b.repeats,
  ends: (word, from) => new Set([...a.ends(word, from), ...b.ends(word, from)]),
})
const repetitions = {
  '?': [0, 1],
  '*': [0, 41],
  '+': [1, 41],
  '{2}': [2, 2],
  '{1,3}': [1, 3],
  '{2,}': [2, 41],
} as const
const repeated = (a: Meant, times: keyof typeof repetitions): Meant => ({
  text: `(?:${a.text})${times}`,
  repeats: true,
  ends: (word, from) => {
    const [least, most] = repetitions[times]
    let here = from
    const found = new Set(least === 0 ? from : [])
    for (let round = 1; round <= most && here.size > 0; round += 1) {
      here = a.ends(word, here)
      if (round >= least) for (const at of here) found.add(at)
    }
    return found
  },
})

const patternsOf = (isCaseSensitive: boolean) =>
  fc.letrec<{ node: Meant; one: Meant }>((tie) => ({
    one: fc
      .oneof(
        fc.constantFrom(...'0123456789abcdefABCDEF'),
        fc.constantFrom('.', '\\d', '[a-c]', '[^0-7]', '[0-9A-F]'),
      )
      .map((text) => oneOf(text, isCaseSensitive)),
    node: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      tie('one'),
      fc.tuple(tie('node'), tie('node')).map(([a, b]) => inOrder(a, b)),
      fc.tuple(tie('node'), tie('node')).map(([a, b]) => eitherOf(a, b)),
      fc
        .tuple(tie('node'), fc.constantFrom('?', '*', '+', '{2}', '{1,3}', '{2,}'))
        .map(([a, times]) => repeated(a, times)),
    ),
  })).node

/** @property repeats whether the language’s own engine may need very long for it */
interface Anchored {
  readonly text: string
  readonly isCaseSensitive: boolean
  readonly repeats: boolean
  readonly matches: (word: string) => boolean
}
/** Patterns that both we and the language’s own engine understand, anchored or not. */
export const anchoredPatterns = fc.boolean().chain((isCaseSensitive) =>
  fc.tuple(fc.constantFrom('', '^'), patternsOf(isCaseSensitive), fc.constantFrom('', '$')).map(
    ([start, { text, repeats, ends }, end]): Anchored => ({
      text: start + text + end,
      isCaseSensitive,
      repeats,
      matches: (word) => {
        const starts = start ? [0] : Array.from({ length: word.length + 1 }, (_, at) => at)
        const found = ends(word, new Set(starts))
        return end ? found.has(word.length) : found.size > 0
      },
    }),
  ),
)
