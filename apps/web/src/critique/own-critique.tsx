import { Button } from '@mantine/core'
import type { Critique } from '@slipway/api-client'
import { m } from '@slipway/messages'
import { NoticeBox } from '@slipway/ui/notice-box'
import { useState } from 'react'
import { critiqueApi } from '../core/critique-api.ts'
import { ConfirmDialog } from '../core/lazy-confirm-dialog.tsx'
import classes from './critique.module.css'
import { visibilities } from './critique-labels.ts'
import { CritiqueView } from './critique-view.tsx'
import { useCritiqueAct } from './use-critique.ts'

const all = Object.keys(visibilities) as Critique['visibility'][]

/** An own request: who sees it changes until the first answer, and it can be deleted. */
export function OwnCritique({ critique }: { critique: Critique }) {
  const { id, visibility, critics } = critique
  const { act, isBusy, problem } = useCritiqueAct()
  const [isAsked, setAsked] = useState(false)
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
        <Button
          variant="default"
          size="compact-sm"
          disabled={isBusy}
          onClick={() => setAsked(true)}
        >
          {m.critique_remove()}
        </Button>
      </div>
      {isAsked && (
        <ConfirmDialog
          title={m.critique_remove_title()}
          confirmLabel={m.critique_remove()}
          onConfirm={() => {
            setAsked(false)
            void act(() => critiqueApi.remove(id))
          }}
          onClose={() => setAsked(false)}
        >
          {m.critique_remove_text()}
        </ConfirmDialog>
      )}
    </li>
  )
}
