import type { MouseEvent } from 'react'

/**
 * Props of a form that tell of each change of what is entered, before it is drawn: what is typed, chosen or dropped, and
 * what a button beside a field fills in.
 */
export function onEntry(tell: () => void) {
  return {
    onChange: tell,
    onDrop: tell,
    onClick: ({ target }: Pick<MouseEvent, 'target'>) => {
      if (target instanceof Element && target.closest('button[type="button"]')) tell()
    },
  }
}
