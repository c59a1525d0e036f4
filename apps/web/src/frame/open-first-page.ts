import { isFramedPath } from '../core/is-framed-path.ts'
import { useTabsStore } from '../core/tabs-store.ts'
import { appRouter } from './app-router.ts'
import { isTabPage } from './is-tab-page.ts'
import { pageOfMatch } from './page-of-match.ts'
import { useSettingsStore } from './settings-store.ts'

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

/**
 * Lists the page that the site is opened at before anything is drawn. A page that is listed as it appears changes the bar
 * within the same step, and everything else that begins with the page begins in that step too.
 */
export function openFirstTab(): void {
  const match = appRouter.state.matches.at(-1)
  if (!match || isFramedPath(match.pathname)) return
  const page = pageOfMatch(match)
  if (useSettingsStore.getState().settings.multiTab && isTabPage(page))
    useTabsStore.getState().open(page)
}
