import { asidePart } from '../core/aside-part.tsx'

/** Valid badges of a contract beside the title of a page that is about something else: they load after it. */
export const LaterBadgeChips = asidePart(() => import('./badge-chips.tsx'))
