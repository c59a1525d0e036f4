/** A finished answer: its body, its tag and its type. */
export interface KeptAnswer {
  body: string
  tag: string
  type: string
}

/**
 * Answers made from the index as it is now. One change of the index drops them all; while nobody tells of
 * changes, nothing is kept.
 */
export interface AnswerCache {
  get: (key: string) => KeptAnswer | undefined
  /** Number of the index's state; take it before reading, and hand it to `keep`. */
  state: () => number
  /** Keeps an answer, unless the index changed since `state` was taken. */
  keep: (key: string, answer: KeptAnswer, state: number) => void
  drop: () => void
  /** Whether changes of the index are being reported. */
  isInformed: () => boolean
  setInformed: (isInformed: boolean) => void
}

/** Small answers only: a page of a list has some 12 KB. */
const MAX_BODY_CHARACTERS = 100_000

/**
 * Makes a cache.
 *
 * @param maxAnswers the one unused for longest makes room; 0: every request is read for itself
 */
export function makeAnswerCache(maxAnswers: number): AnswerCache {
  const kept = new Map<string, KeptAnswer>()
  let number = 0
  let informed = false
  const drop = () => {
    number++
    kept.clear()
  }
  return {
    get: (key) => {
      const answer = kept.get(key)
      if (!answer) return undefined
      kept.delete(key)
      kept.set(key, answer)
      return answer
    },
    state: () => number,
    keep: (key, answer, state) => {
      if (
        !informed ||
        maxAnswers === 0 ||
        state !== number ||
        answer.body.length > MAX_BODY_CHARACTERS
      )
        return
      kept.set(key, answer)
      if (kept.size <= maxAnswers) return
      const oldest = kept.keys().next().value
      if (oldest !== undefined) kept.delete(oldest)
    },
    drop,
    isInformed: () => informed && maxAnswers > 0,
    setInformed: (isInformed) => {
      if (informed === isInformed) return
      informed = isInformed
      drop()
    },
  }
}
