import { m } from '@slipway/messages'
import { Mark } from '@slipway/ui/mark'
import { Wordmark } from '@slipway/ui/wordmark'
import { AppLink } from '../core/app-link.tsx'
import classes from './brand.module.css'

/** Mark and name, leading home. */
export function Brand({ isCompact = false }: { isCompact?: boolean }) {
  return (
    <AppLink to="/index" className={classes.root} aria-label={m.shell_product()}>
      <Mark size={28} />
      {!isCompact && <Wordmark height={24} />}
    </AppLink>
  )
}
