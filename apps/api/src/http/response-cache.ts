/** A finished answer: its body, its tag and its type. */
export interface KeptAnswer {
  body: string
  tag: string
  type: string
}

/** What an answer rests on. */
export interface AnswerState {
  readonly index: string
  readonly moment: number | undefined
}

/**
 * Answers made from the index as it is now. A change of one network drops what was answered of it and of all networks
 * together; while nobody tells of changes, nothing is kept.
 */
export interface AnswerCache {
  /** @param moment when it is asked, where the answer depends on the clock as well */
  get: (key: string, moment?: number) => KeptAnswer | undefined
  /** What an answer rests on; take it before reading, and hand it to `keep`. */
  state: (key: string, moment?: number) => AnswerState
  /** Keeps an answer, unless what it rests on changed since `state` was taken. */
  keep: (key: string, answer: KeptAnswer, state: AnswerState) => void
  /** @param chainIds the networks that changed; without them all did */
  drop: (chainIds?: readonly number[]) => void
  /** Drops what was answered about one subject alone, as `subjectOf` names it. */
  dropSubject: (subject: string) => void
  /** Whether changes of the index are being reported. */
  isInformed: () => boolean
  setInformed: (isInformed: boolean) => void
}

/** A kept answer with what it rests on. */
interface Kept {
  readonly answer: KeptAnswer
  readonly state: AnswerState
}

/** Subjects whose last change is remembered; far more than change between two heads of all networks together. */
const MAX_SUBJECTS = 20_000

/** Counts changes of subjects. */
function makeSubjects() {
  const newest = new Map<string, number>()
  let changes = 0
  let forgotten = 0
  return {
    change: (subject: string) => {
      newest.delete(subject)
      newest.set(subject, ++changes)
      if (newest.size <= MAX_SUBJECTS) return
      for (const [oldest, change] of newest) {
        newest.delete(oldest)
        forgotten = change
        return
      }
    },
    /** Never the same before and after a change; of a subject that is forgotten, it may move for another's sake. */
    numberOf: (subject: string) => newest.get(subject) ?? forgotten,
  }
}

/** Small answers only: a page of a list has some 12 KB. */
const MAX_BODY_CHARACTERS = 100_000

/**
 * Makes a cache.
 *
 * @param maxAnswers the one unused for longest makes room; 0: every request is read for itself
 * @param chainOf the network that a question is about; undefined: it may be about several
 * @param subjectOf what else, beyond its network's index, changes the answer to a question about one network
 */
export function makeAnswerCache(
  maxAnswers: number,
  chainOf: (key: string) => number | undefined = () => undefined,
  subjectOf: (key: string, chainId: number) => string | undefined = () => undefined,
): AnswerCache {
  const kept = new Map<string, Kept>()
  // Changes of everything, of anything, and of each network.
  let all = 0
  let any = 0
  const ofChain = new Map<number, number>()
  const subjects = makeSubjects()
  let informed = false
  const stateOf = (key: string) => {
    const chainId = chainOf(key)
    if (chainId === undefined) return `${any}`
    const subject = subjectOf(key, chainId)
    const own = subject === undefined ? '' : `/${subjects.numberOf(subject)}`
    return `${all}/${ofChain.get(chainId) ?? 0}${own}`
  }
  const dropAll = () => {
    all++
    any++
    kept.clear()
  }
  return {
    get: (key, moment) => {
      const found = kept.get(key)
      if (!found) return undefined
      kept.delete(key)
      if (found.state.index !== stateOf(key) || found.state.moment !== moment) return undefined
      kept.set(key, found)
      return found.answer
    },
    state: (key, moment) => ({ index: stateOf(key), moment }),
    keep: (key, answer, state) => {
      if (
        !informed ||
        maxAnswers === 0 ||
        state.index !== stateOf(key) ||
        answer.body.length > MAX_BODY_CHARACTERS
      )
        return
      kept.set(key, { answer, state })
      if (kept.size <= maxAnswers) return
      const oldest = kept.keys().next().value
      if (oldest !== undefined) kept.delete(oldest)
    },
    drop: (chainIds) => {
      if (!chainIds) return dropAll()
      any++
      for (const chainId of chainIds) ofChain.set(chainId, (ofChain.get(chainId) ?? 0) + 1)
    },
    dropSubject: subjects.change,
    isInformed: () => informed && maxAnswers > 0,
    setInformed: (isInformed) => {
      if (informed === isInformed) return
      informed = isInformed
      dropAll()
    },
  }
}
