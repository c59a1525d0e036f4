import {
  type CertificateCheck,
  type CertificateStep,
  walkCertificate,
} from '@slipway/sdk/lock/certificate/check-certificate'
import { useEffect, useState } from 'react'
import { releasedContracts } from './released-contracts.ts'

/** How far a check is. */
export interface CheckProgress {
  readonly steps: readonly CertificateStep[]
  /** Absent while it runs. */
  readonly check?: CertificateCheck
}

const begun: CheckProgress = { steps: [] }

/** Checks a certificate here in the browser, a step between two frames, so that each is seen when it is done. */
export function useCheck(text: string | undefined): CheckProgress {
  const [progress, setProgress] = useState(begun)
  useEffect(() => {
    setProgress(begun)
    if (text === undefined) return
    const walk = walkCertificate(text, releasedContracts)
    const steps: CertificateStep[] = []
    let frame = requestAnimationFrame(function next() {
      const step = walk.next()
      if (step.done) {
        setProgress({ steps, check: step.value })
        return
      }
      steps.push(step.value)
      setProgress({ steps: [...steps] })
      frame = requestAnimationFrame(next)
    })
    return () => cancelAnimationFrame(frame)
  }, [text])
  return progress
}
