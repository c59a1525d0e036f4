import type { MantineThemeComponents } from '@mantine/core'
import { m } from '@slipway/messages'
import classes from './component-theme.module.css'

const transition = { duration: 140, timingFunction: 'cubic-bezier(0.2, 0.7, 0.2, 1)' }

/** What dialogs and drawers have in common. */
const layer = {
  // The library makes it a <header>, which outside a section reads as a second page header.
  attributes: { header: { role: 'presentation' } },
  overlayProps: { color: 'transparent', backgroundOpacity: 1, className: classes.overlay },
  // Read when a dialog renders: the text follows the language.
  get closeButtonProps() {
    return { 'aria-label': m.shell_close() }
  },
}
const layerClasses = {
  content: classes.floating,
  title: classes.dialogTitle,
  header: classes.dialogHeader,
}

/**
 * How the library's components look here: one-pixel lines instead of shadows, calm sizes.
 *
 * The entries are plain objects and not `Button.extend(…)`: naming the components here would pull
 * all of them into the first load, the dialogs and menus included.
 */
export const componentTheme: MantineThemeComponents = {
  Button: {
    classNames: {
      root: classes.button,
      inner: classes.buttonInner,
      label: classes.buttonLabel,
    },
  },
  ActionIcon: {
    defaultProps: { variant: 'subtle', color: 'gray', size: 'lg' },
    classNames: { root: classes.actionIcon },
  },
  CloseButton: { defaultProps: { miw: 24, mih: 24 } },
  Modal: {
    defaultProps: Object.defineProperties(
      { centered: true, radius: 'lg', transitionProps: { transition: 'pop', ...transition } },
      Object.getOwnPropertyDescriptors(layer),
    ),
    classNames: layerClasses,
  },
  Drawer: {
    defaultProps: Object.defineProperties(
      { position: 'right', transitionProps: { ...transition, duration: 180 } },
      Object.getOwnPropertyDescriptors(layer),
    ),
    classNames: layerClasses,
  },
  Popover: {
    defaultProps: { transitionProps: { transition: 'pop', ...transition } },
    classNames: { dropdown: classes.floating },
  },
  Menu: {
    defaultProps: {
      // In the document where it was opened: outside of it, it would belong to no landmark.
      withinPortal: false,
      floatingStrategy: 'fixed',
      withInitialFocusPlaceholder: false,
      transitionProps: { transition: 'pop', ...transition },
    },
    classNames: { dropdown: classes.floating, item: classes.menuItem, label: classes.menuLabel },
  },
  Tooltip: {
    defaultProps: { openDelay: 250, transitionProps: { ...transition, duration: 100 } },
    classNames: { tooltip: classes.tooltip },
  },
  Input: { classNames: { input: classes.input } },
  InputWrapper: {
    classNames: {
      label: classes.label,
      description: classes.description,
      error: classes.error,
    },
  },
  Badge: {
    defaultProps: { variant: 'default', radius: 'sm' },
    classNames: { root: classes.badge },
  },
  Tabs: { classNames: { tab: classes.tab } },
  Switch: { classNames: { track: classes.switchTrack, thumb: classes.switchThumb } },
  Skeleton: { classNames: { root: classes.skeleton } },
}
