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
            "address": "0xE0A012D78A0092b02D949e57Bb359A845C11F0Dc",
            "startBlock": 0,
            "codeHash": "0x4308a8c91f0e27fb1520921f8293d686e6be63e6bdf58a34df483d3f90323994"
          },
          "tokenDetector": {
            "address": "0xC1Ac432f8E323e3Ac1B165DDb912d2bCc46954D1",
            "startBlock": 0,
            "codeHash": "0x0b4bd58a49aa1fec2814f19300bf9d28b599903ae90dda3ca9471e8a63355b2c"
          },
          "standardTokenGenerator": {
            "address": "0x7c9807E151a3Ab6ec4fD1Cd1De49ADa93eED6Eaa",
            "startBlock": 0,
            "codeHash": "0xf386d407108ed624514f0ffa7e708a00ad8fbc9564bbded6a4e684c4b63e92cc"
          }
        }
      }
    ]
  }
]
