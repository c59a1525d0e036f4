// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { subscribeToEvents } from './subscribe-to-events.ts'

/** A stream as the HTML Standard describes it, told by the test what the server does. */
class Stream extends EventTarget {
  static readonly CLOSED = 2
  static readonly all: Stream[] = []
  readyState = 0
  readonly url: string

  constructor(url: string) {
    super()
    this.url = url
    Stream.all.push(this)
  }

  close() {
    this.readyState = Stream.CLOSED
  }

  open() {
    this.readyState = 1
    this.dispatchEvent(new Event('open'))
  }

  /** The server answered with something else than a stream: the browser gives up. */
  refuse() {
    this.readyState = Stream.CLOSED
    this.dispatchEvent(new Event('error'))
  }

  /** The connection broke: the browser takes it up again. */
  break() {
    this.readyState = 0
    this.dispatchEvent(new Event('error'))
  }
}

const newest = () => Stream.all.at(-1) as Stream

function show(state: 'visible' | 'hidden') {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('EventSource', Stream)
  Stream.all.length = 0
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('a refused stream is asked for again until it opens', () => {
  const onOpen = vi.fn()
  const onLost = vi.fn()
  const end = subscribeToEvents('/api', { onOpen, onLost })
  expect(newest().url).toBe('/api/events')
  for (let refusal = 1; refusal <= 6; refusal += 1) {
    newest().refuse()
    expect(onLost).toHaveBeenCalledTimes(refusal)
    vi.advanceTimersByTime(30_000)
    expect(Stream.all).toHaveLength(refusal + 1)
  }
  newest().open()
  expect(onOpen).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(600_000)
  expect(Stream.all).toHaveLength(7)
  end()
})

test('pauses grow, and begin anew once it was open', () => {
  const end = subscribeToEvents('/api', {})
  newest().refuse()
  vi.advanceTimersByTime(2_000)
  expect(Stream.all).toHaveLength(2)
  newest().refuse()
  vi.advanceTimersByTime(2_000)
  expect(Stream.all).toHaveLength(2)
  vi.advanceTimersByTime(3_000)
  expect(Stream.all).toHaveLength(3)
  newest().open()
  newest().refuse()
  vi.advanceTimersByTime(2_000)
  expect(Stream.all).toHaveLength(4)
  end()
})

test('one that broke is left to the browser, and an ended one stays ended', () => {
  const end = subscribeToEvents('/api', {})
  newest().break()
  vi.advanceTimersByTime(600_000)
  expect(Stream.all).toHaveLength(1)
  newest().refuse()
  end()
  vi.advanceTimersByTime(600_000)
  expect(Stream.all).toHaveLength(1)
})

test('a page that is not seen gives its stream up after a while, and takes it up when it is seen', () => {
  const onOpen = vi.fn()
  const end = subscribeToEvents('/api', { onOpen })
  newest().open()
  show('hidden')
  vi.advanceTimersByTime(20_000)
  show('visible')
  vi.advanceTimersByTime(60_000)
  expect(newest().readyState).toBe(1)
  show('hidden')
  vi.advanceTimersByTime(30_000)
  expect(newest().readyState).toBe(Stream.CLOSED)
  show('visible')
  expect(Stream.all).toHaveLength(2)
  newest().open()
  expect(onOpen).toHaveBeenCalledTimes(2)
  end()
  show('visible')
  expect(Stream.all).toHaveLength(2)
})

test('a refused stream waits for the page to be seen', () => {
  const end = subscribeToEvents('/api', {})
  newest().refuse()
  show('hidden')
  vi.advanceTimersByTime(600_000)
  expect(Stream.all).toHaveLength(1)
  show('visible')
  expect(Stream.all).toHaveLength(2)
  end()
})

test('a page that is opened behind another gives its stream up as well', () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  const end = subscribeToEvents('/api', {})
  vi.advanceTimersByTime(30_000)
  expect(newest().readyState).toBe(Stream.CLOSED)
  end()
})
