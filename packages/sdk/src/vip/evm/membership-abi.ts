import { parseAbi } from 'viem'

/** What is read of a membership contract: a form that shows a saving does without the whole of it. */
export const membershipAbi = parseAbi([
  'struct Plan { uint256 index; uint256 price; uint256 circle; bool enabled; }',
  'struct Member { address user; uint256 amount; uint256 circle; uint256 expiredAt; }',
  'function plans() view returns (Plan[] list)',
  'function recordOf(address user) view returns (Member)',
])
