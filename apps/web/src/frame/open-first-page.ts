import { appRouter } from './app-router.ts'

/** After this the frame shows without its page, which follows in it. */
const waitMs = 200

/**
 * Corrects the address of the first page and loads it, so that the frame and the page are drawn together: a page that comes
 * into a frame that stands already is drawn in one piece, during which nothing else happens in the browser.
 */
export async function loadFirstPage(): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, waitMs)
  })
  const page = appRouter
    .navigate({
      to: appRouter.latestLocation.pathname,
      search: true,
      params: true,
      hash: true,
      state: true,
      replace: true,
      ignoreBlocker: true,
    })
    // What is wrong shows in the frame, which loads the page again.
    .catch(() => undefined)
  await Promise.race([page, late])
  clearTimeout(timer)
}
