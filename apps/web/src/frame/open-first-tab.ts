import { isFramedPath } from '../shell/is-framed-path.ts'
import { useTabsStore } from '../shell/tabs-store.ts'
import { appRouter } from './app-router.ts'
import { isTabPage } from './is-tab-page.ts'
import { pageOfMatch } from './page-of-match.ts'
import { useSettingsStore } from './settings-store.ts'

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
