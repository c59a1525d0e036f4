import { expect, test } from 'vitest'
import { planDeployment } from '../contracts/plan-deployment.ts'
import { describeSubjects } from './describe-subjects.ts'

const plan = planDeployment('0x70997970C51812dc3A010C7d01b50e0d17dc79C8')
const subjects = describeSubjects(56, plan)

test('every contract with a source is a subject; storage contracts have none', () => {
  const names = subjects.map(({ contractIdentifier }) => contractIdentifier)
  expect(names).toContain('src/token-factory/TokenFactory.sol:TokenFactory')
  expect(names).toContain('src/token-factory/TokenCodeGenerator.sol:TokenCodeGenerator')
  expect(names.every((name) => /^(src|templates)\/.+\.sol:\w+$/.test(name))).toBe(true)
})

test('constructor arguments follow the creation code', () => {
  const factory = subjects.find(({ contractIdentifier }) =>
    contractIdentifier.endsWith(':TokenFactory'),
  )
  expect(factory?.constructorArguments).toMatch(
    /^0x00000000000000000000000070997970c51812dc3a010c7d01b50e0d17dc79c8/,
  )
})
