// Runs in the page, in development alone.

/** What React keeps of an element of the tree, as far as it matters here. */
interface Fiber {
  readonly tag: number
  readonly type: unknown
  readonly memoizedProps: object
  readonly child: Fiber | null
  readonly sibling: Fiber | null
}

/** What React hands to tools that look into a page, in its development build alone. */
interface Renderer {
  overrideProps(fiber: Fiber, path: readonly string[], props: object): void
}

declare global {
  interface Window {
    __REACT_DEVTOOLS_GLOBAL_HOOK__?: { inject(renderer: Renderer): number }
  }
}

let renderer: Renderer | undefined
/** React's numbers of function components: plain, with a reference, and remembered. */
const drawn = new Set([0, 11, 15])
/** Drawing these connects wallets; none says a text. */
const connects = new Set(['Providers', 'WagmiProvider', 'Hydrate'])

/** Remembers React when it introduces itself: to be called before it is loaded. */
export function watchForReact(): void {
  const hook = window.__REACT_DEVTOOLS_GLOBAL_HOOK__
  if (hook === undefined) return
  const inject = hook.inject
  hook.inject = (injected) => {
    renderer = injected
    return inject.call(hook, injected)
  }
}

/** The page's tree, as React keeps it at the element that it was put into. */
function findRoot(): Fiber | undefined {
  const element = document.getElementById('root') ?? document.body
  const key = Object.keys(element).find((name) => name.startsWith('__reactContainer$'))
  const container = key && (element as unknown as Record<string, { stateNode: unknown }>)[key]
  return container ? (container.stateNode as { readonly current: Fiber }).current : undefined
}

const isDrawn = ({ tag, type }: Fiber) =>
  drawn.has(tag) && !connects.has((type as { readonly name?: string }).name ?? '')

/** Draws every component again with the state that it has: React draws one whose properties are other ones. */
export function drawAgain(): void {
  const { overrideProps } = renderer ?? {}
  const waiting = [findRoot()]
  while (overrideProps !== undefined && waiting.length > 0) {
    const fiber = waiting.pop()
    if (!fiber) continue
    if (isDrawn(fiber)) overrideProps(fiber, [], { ...fiber.memoizedProps })
    waiting.push(fiber.child ?? undefined, fiber.sibling ?? undefined)
  }
}
