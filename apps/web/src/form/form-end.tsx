import { Button, Loader } from '@mantine/core'
import { type ReactNode, useContext } from 'react'
import { CreationUnderway } from './creation-underway.ts'
import classes from './form-end.module.css'

interface FormEndProps {
  /** What it costs. */
  cost: ReactNode
  /** Whether what was submitted is being checked: until then nothing else is submitted. */
  isChecking: boolean
  /** Whether nothing can be submitted now, for a reason that the page says. */
  isDisabled?: boolean
  clear: string
  submit: string
  checking: string
  onStartOver: () => void
  /** Puts the button that submits behind what has to be permitted. */
  guard?: (button: ReactNode) => ReactNode
}

/** The end of a form that creates something: what it costs, and the ways on. */
export function FormEnd(props: FormEndProps) {
  const {
    cost,
    isChecking,
    isDisabled = false,
    clear,
    submit,
    checking,
    onStartOver,
    guard = (button) => button,
  } = props
  const isUnderway = useContext(CreationUnderway)
  return (
    <div className={classes.root}>
      {cost}
      <div className={classes.actions}>
        <Button variant="default" size="md" onClick={onStartOver}>
          {clear}
        </Button>
        {guard(
          <Button
            type="submit"
            size="md"
            disabled={isChecking || isDisabled || isUnderway}
            leftSection={isChecking ? <Loader size={16} aria-hidden /> : undefined}
          >
            {isChecking ? checking : submit}
          </Button>,
        )}
      </div>
    </div>
  )
}
