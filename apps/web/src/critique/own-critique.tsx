import { Button } from '@mantine/core'
import type { Critique } from '@slipway/api-client'
import { m } from '@slipway/messages'
import { NoticeBox } from '@slipway/ui/notice-box'
import { ConfirmedButton } from '../core/confirmed-button.tsx'
import { critiqueApi } from '../core/critique-api.ts'
import classes from './critique.module.css'
import { visibilities } from './critique-labels.ts'
import { CritiqueView } from './critique-view.tsx'
import { useCritiqueAct } from './use-critique.ts'

const all = Object.keys(visibilities) as Critique['visibility'][]

/** An own request: who sees it changes until the first answer, and it can be deleted. */
export function OwnCritique({ critique }: { critique: Critique }) {
  const { id, visibility, critics } = critique
  const { act, isBusy, problem } = useCritiqueAct()
  const isAnswered = critics.some(({ answer }) => answer)
  const others = isAnswered ? [] : all.filter((one) => one !== visibility)
  return (
    <li>
      <CritiqueView critique={critique} />
      {problem && (
        <NoticeBox tone="bad" role="alert">
          {problem}
        </NoticeBox>
      )}
      <div className={classes.actions}>
        {others.map((one) => (
          <Button
            key={one}
            variant="default"
            size="compact-sm"
            disabled={isBusy}
            onClick={() => void act(() => critiqueApi.show(id, one))}
          >
            {m.critique_show_to({ who: visibilities[one].name() })}
          </Button>
        ))}
        <ConfirmedButton
          variant="default"
          size="compact-sm"
          disabled={isBusy}
          label={m.critique_remove()}
          question={m.critique_remove_title()}
          text={m.critique_remove_text()}
          onConfirm={() => void act(() => critiqueApi.remove(id))}
        />
      </div>
    </li>
  )
}
