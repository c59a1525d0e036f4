// Written by "npm run generate".
import type { ChainDeployments } from '../types.ts'

export const recordedDeployments: readonly ChainDeployments[] = [
  {
    "chainId": 31337,
    "shortname": "local",
    "deployments": [
      {
        "version": "v1",
        "contracts": {
          "tokenFactory": {
            "address": "0x8EB09a2e1efd0D75E2D2658eAac98df42b325c12",
            "startBlock": 0,
            "codeHash": "0x065952628752002fd835d607572dc58d74366f701c15afb0b1a7567d2616aea0"
          },
          "tokenDetector": {
            "address": "0x852c29422FeF63fF38c837563EF1e6d82039891f",
            "startBlock": 0,
            "codeHash": "0xbcd2d6ea4af5881e77086542467f83760849ec09d6c863b0414b27a53b08e910"
          },
          "standardTokenGenerator": {
            "address": "0x37DAaad37AdFe0CfB03536be14A8Bb3ee8ce79BB",
            "startBlock": 0,
            "codeHash": "0xa7fe6dfafe5cdc18ece481dc63bf1f4aed9ce7ad5c3ccff84dbf5d67c0f341d5"
          }
        }
      }
    ]
  }
]
