import { Button, Modal } from '@mantine/core'
import { m } from '@slipway/messages'
import { Mark } from '@slipway/ui/mark'
import { ReturnFocus } from '@slipway/ui/return-focus'
import { Wordmark } from '@slipway/ui/wordmark'
import { AppLink } from '../core/app-link.tsx'
import { runtimeConfig } from '../core/runtime-config.ts'
import { titledRoutes } from '../core/titled-routes.ts'
import classes from './region.module.css'
import { useRegion } from './use-region.ts'

/** The full-screen notice for restricted regions. It cannot be closed, but it never blocks an exit. */
export default function RegionNotice() {
  const { isUnknown, check, isChecking } = useRegion()
  const exits = titledRoutes.filter(({ exit, path }) => exit && !path.includes('$'))
  return (
    <Modal
      opened
      fullScreen
      classNames={{ content: classes.screen }}
      withCloseButton={false}
      closeOnEscape={false}
      onClose={() => undefined}
    >
      <ReturnFocus />
      <div className={classes.notice}>
        <p className={classes.brand}>
          <Mark size={32} />
          <Wordmark height={26} />
        </p>
        <h1 className={classes.title}>{m.shell_region_title()}</h1>
        <p>{m.shell_region_rights()}</p>
        <ul className={classes.terms}>
          <li>{m.shell_region_majeure()}</li>
          <li>{m.shell_region_losses()}</li>
        </ul>
        {isUnknown && (
          <p className={classes.unknown}>
            {m.shell_region_unknown()}
            {!runtimeConfig.isStatic && (
              <Button variant="default" size="xs" loading={isChecking} onClick={check}>
                {m.shell_region_again()}
              </Button>
            )}
          </p>
        )}
        <h2 className={classes.heading}>{m.shell_region_exits()}</h2>
        <p className={classes.text}>{m.shell_region_exits_text()}</p>
        <ul className={classes.exits}>
          {exits.map(({ path, title }) => (
            <li key={path}>
              <Button component={AppLink} to={path} variant="default" size="sm">
                {title()}
              </Button>
            </li>
          ))}
        </ul>
      </div>
    </Modal>
  )
}
