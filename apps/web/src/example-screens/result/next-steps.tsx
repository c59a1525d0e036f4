import { Button } from '@mantine/core'
import { m } from '@slipway/messages'
import { Panel } from '@slipway/ui/panel'
import { AppLink } from '../../core/app-link.tsx'
import type { LastAct } from './find-last-act.ts'
import { formPathOf } from './form-path-of.ts'
import classes from './result.module.css'

interface NextStepsProps {
  act: LastAct | undefined
  /** A token that the act was about or brought. */
  token: string | undefined
  isFailed: boolean
}

/** Where one goes from here. */
export function NextSteps({ act, token, isFailed }: NextStepsProps) {
  const form = act && formPathOf(act.record.label)
  return (
    <Panel title={m.template_result_next()}>
      <div className={classes.actions}>
        {isFailed && form && (
          <Button component={AppLink} to={form}>
            {m.template_result_next_again()}
          </Button>
        )}
        {token && (
          <Button variant="default" component={AppLink} to={`/token/view/${token}`}>
            {m.template_result_next_token()}
          </Button>
        )}
        <Button variant="default" component={AppLink} to="/form/step">
          {m.template_result_next_send()}
        </Button>
        <Button variant="default" component={AppLink} to="/index">
          {m.template_result_next_home()}
        </Button>
      </div>
    </Panel>
  )
}
