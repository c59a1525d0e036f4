import type { PrimaryColor } from '@slipway/ui/palette'

/**
 * Persisted interface settings (specification section 3). The language is persisted beside them by
 * the message library, which needs it before anything renders.
 */
export interface Settings {
  readonly layout: 'side' | 'top'
  readonly fixedHeader: boolean
  readonly fixedSidebar: boolean
  readonly contentWidth: 'fluid' | 'fixed'
  readonly autoHideHeader: boolean
  readonly theme: 'light' | 'dark' | 'system'
  readonly primaryColor: PrimaryColor
  /** For weak colour sight: the whole page in raised contrast and without colour. */
  readonly weakMode: boolean
  readonly multiTab: boolean
  readonly sidebarCollapsed: boolean
}
