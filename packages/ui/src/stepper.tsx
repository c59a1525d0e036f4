import { IconCheck } from '@tabler/icons-react'
import classes from './stepper.module.css'

interface StepperProps {
  label: string
  steps: readonly string[]
  /** Index of the step on screen. */
  current: number
  /** Goes back to a finished step; without it the steps are no buttons. */
  onGoTo?: (index: number) => void
}

/** Where in a form or a sequence of signatures the user is. */
export function Stepper({ label, steps, current, onGoTo }: StepperProps) {
  return (
    <ol className={classes.root} aria-label={label}>
      {steps.map((step, index) => {
        const state = index < current ? 'done' : index === current ? 'current' : 'ahead'
        const content = (
          <>
            <span className={classes.number}>
              {state === 'done' ? <IconCheck size={14} stroke={2.4} aria-hidden /> : index + 1}
            </span>
            <span className={classes.name}>{step}</span>
          </>
        )
        return (
          <li
            key={step}
            className={classes.step}
            data-state={state}
            aria-current={state === 'current' ? 'step' : undefined}
          >
            {onGoTo && state === 'done' ? (
              <button type="button" className={classes.button} onClick={() => onGoTo(index)}>
                {content}
              </button>
            ) : (
              content
            )}
          </li>
        )
      })}
    </ol>
  )
}
