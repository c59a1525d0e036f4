// Written by "npm run generate".
export const localNames = {
  "universalResolver": "0xAAA7849230e1704B5F04F36b3117A2b116e6e5e6"
} as const
