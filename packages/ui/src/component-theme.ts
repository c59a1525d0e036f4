import {
  ActionIcon,
  Badge,
  Button,
  CloseButton,
  Drawer,
  Input,
  InputWrapper,
  type MantineThemeComponents,
  Menu,
  Modal,
  NavLink,
  Popover,
  SegmentedControl,
  Skeleton,
  Switch,
  Tabs,
  Tooltip,
} from '@mantine/core'
import { m } from '@slipway/messages'
import classes from './component-theme.module.css'

const transition = { duration: 140, timingFunction: 'cubic-bezier(0.2, 0.7, 0.2, 1)' }

/** How the library's components look here: one-pixel lines instead of shadows, calm sizes. */
export const componentTheme: MantineThemeComponents = {
  Button: Button.extend({ classNames: { root: classes.button } }),
  ActionIcon: ActionIcon.extend({
    defaultProps: { variant: 'subtle', color: 'gray', size: 'lg' },
    classNames: { root: classes.actionIcon },
  }),
  CloseButton: CloseButton.extend({ defaultProps: { miw: 24, mih: 24 } }),
  Modal: Modal.extend({
    defaultProps: {
      centered: true,
      radius: 'lg',
      overlayProps: { color: 'transparent', backgroundOpacity: 1, className: classes.overlay },
      transitionProps: { transition: 'pop', ...transition },
      get closeButtonProps() {
        return { 'aria-label': m.shell_close() }
      },
    },
    classNames: {
      content: classes.floating,
      title: classes.dialogTitle,
      header: classes.dialogHeader,
    },
  }),
  Drawer: Drawer.extend({
    defaultProps: {
      position: 'right',
      overlayProps: { color: 'transparent', backgroundOpacity: 1, className: classes.overlay },
      transitionProps: { ...transition, duration: 180 },
      get closeButtonProps() {
        return { 'aria-label': m.shell_close() }
      },
    },
    classNames: {
      content: classes.floating,
      title: classes.dialogTitle,
      header: classes.dialogHeader,
    },
  }),
  Popover: Popover.extend({
    defaultProps: { shadow: undefined, transitionProps: { transition: 'pop', ...transition } },
    classNames: { dropdown: classes.floating },
  }),
  Menu: Menu.extend({
    defaultProps: { transitionProps: { transition: 'pop', ...transition } },
    classNames: { dropdown: classes.floating, item: classes.menuItem, label: classes.menuLabel },
  }),
  Tooltip: Tooltip.extend({
    defaultProps: { openDelay: 250, transitionProps: { ...transition, duration: 100 } },
    classNames: { tooltip: classes.tooltip },
  }),
  Input: Input.extend({ classNames: { input: classes.input } }),
  InputWrapper: InputWrapper.extend({
    classNames: { label: classes.label, description: classes.description, error: classes.error },
  }),
  Badge: Badge.extend({
    defaultProps: { variant: 'default', radius: 'sm' },
    classNames: { root: classes.badge },
  }),
  Tabs: Tabs.extend({ classNames: { tab: classes.tab } }),
  SegmentedControl: SegmentedControl.extend({
    defaultProps: { withItemsBorders: false },
    classNames: {
      root: classes.segmented,
      indicator: classes.segmentedIndicator,
      label: classes.segmentedLabel,
    },
  }),
  Switch: Switch.extend({ defaultProps: { withThumbIndicator: false } }),
  Skeleton: Skeleton.extend({ classNames: { root: classes.skeleton } }),
  NavLink: NavLink.extend({ classNames: { root: classes.navLink } }),
}
