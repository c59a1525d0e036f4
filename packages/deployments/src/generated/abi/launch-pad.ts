// Written by "npm run generate".
export const launchPadAbi = [
  {
    "type": "constructor",
    "inputs": [
      {
        "name": "factory_",
        "type": "address",
        "internalType": "contract ITokenFactory"
      },
      {
        "name": "locker_",
        "type": "address",
        "internalType": "contract ILiquidityLocker"
      }
    ],
    "stateMutability": "nonpayable"
  },
  {
    "type": "receive",
    "stateMutability": "payable"
  },
  {
    "type": "function",
    "name": "DEAD",
    "inputs": [],
    "outputs": [
      {
        "name": "",
        "type": "address",
        "internalType": "address"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "clearOpening",
    "inputs": [
      {
        "name": "openingId",
        "type": "uint256",
        "internalType": "uint256"
      },
      {
        "name": "token",
        "type": "address",
        "internalType": "address"
      },
      {
        "name": "pair",
        "type": "address",
        "internalType": "address"
      },
      {
        "name": "quote",
        "type": "address",
        "internalType": "address"
      },
      {
        "name": "quoteIn",
        "type": "uint256",
        "internalType": "uint256"
      }
    ],
    "outputs": [
      {
        "name": "tokens",
        "type": "uint256",
        "internalType": "uint256"
      }
    ],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "factory",
    "inputs": [],
    "outputs": [
      {
        "name": "",
        "type": "address",
        "internalType": "contract ITokenFactory"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "launch",
    "inputs": [
      {
        "name": "params",
        "type": "tuple",
        "internalType": "struct ILaunchPad.LaunchParams",
        "components": [
          {
            "name": "token",
            "type": "address",
            "internalType": "address"
          },
          {
            "name": "creation",
            "type": "tuple",
            "internalType": "struct ITokenFactory.Creation",
            "components": [
              {
                "name": "templateId",
                "type": "uint256",
                "internalType": "uint256"
              },
              {
                "name": "strings",
                "type": "string[]",
                "internalType": "string[]"
              },
              {
                "name": "addresses",
                "type": "address[]",
                "internalType": "address[]"
              },
              {
                "name": "numbers",
                "type": "uint256[]",
                "internalType": "uint256[]"
              },
              {
                "name": "bools",
                "type": "bool[]",
                "internalType": "bool[]"
              },
              {
                "name": "inviter",
                "type": "address",
                "internalType": "address"
              },
              {
                "name": "nftWrapper",
                "type": "address",
                "internalType": "address"
              },
              {
                "name": "seed",
                "type": "bytes12",
                "internalType": "bytes12"
              }
            ]
          },
          {
            "name": "venueFactory",
            "type": "address",
            "internalType": "address"
          },
          {
            "name": "quote",
            "type": "address",
            "internalType": "address"
          },
          {
            "name": "tokenAmount",
            "type": "uint256",
            "internalType": "uint256"
          },
          {
            "name": "quoteAmount",
            "type": "uint256",
            "internalType": "uint256"
          },
          {
            "name": "maxRepairBps",
            "type": "uint256",
            "internalType": "uint256"
          },
          {
            "name": "unlockAt",
            "type": "uint256",
            "internalType": "uint256"
          },
          {
            "name": "lockOwner",
            "type": "address",
            "internalType": "address"
          },
          {
            "name": "tokenReceiver",
            "type": "address",
            "internalType": "address"
          },
          {
            "name": "purchases",
            "type": "tuple[]",
            "internalType": "struct ILaunchPad.Purchase[]",
            "components": [
              {
                "name": "to",
                "type": "address",
                "internalType": "address"
              },
              {
                "name": "quoteAmount",
                "type": "uint256",
                "internalType": "uint256"
              },
              {
                "name": "minTokens",
                "type": "uint256",
                "internalType": "uint256"
              }
            ]
          },
          {
            "name": "opening",
            "type": "tuple",
            "internalType": "struct ILaunchPad.Opening",
            "components": [
              {
                "name": "openingSeconds",
                "type": "uint256",
                "internalType": "uint256"
              },
              {
                "name": "cap",
                "type": "uint256",
                "internalType": "uint256"
              }
            ]
          },
          {
            "name": "deadline",
            "type": "uint256",
            "internalType": "uint256"
          }
        ]
      }
    ],
    "outputs": [
      {
        "name": "token",
        "type": "address",
        "internalType": "address"
      },
      {
        "name": "pair",
        "type": "address",
        "internalType": "address"
      },
      {
        "name": "lockId",
        "type": "uint256",
        "internalType": "uint256"
      },
      {
        "name": "openingId",
        "type": "uint256",
        "internalType": "uint256"
      }
    ],
    "stateMutability": "payable"
  },
  {
    "type": "function",
    "name": "launchWithPermits",
    "inputs": [
      {
        "name": "params",
        "type": "tuple",
        "internalType": "struct ILaunchPad.LaunchParams",
        "components": [
          {
            "name": "token",
            "type": "address",
            "internalType": "address"
          },
          {
            "name": "creation",
            "type": "tuple",
            "internalType": "struct ITokenFactory.Creation",
            "components": [
              {
                "name": "templateId",
                "type": "uint256",
                "internalType": "uint256"
              },
              {
                "name": "strings",
                "type": "string[]",
                "internalType": "string[]"
              },
              {
                "name": "addresses",
                "type": "address[]",
                "internalType": "address[]"
              },
              {
                "name": "numbers",
                "type": "uint256[]",
                "internalType": "uint256[]"
              },
              {
                "name": "bools",
                "type": "bool[]",
                "internalType": "bool[]"
              },
              {
                "name": "inviter",
                "type": "address",
                "internalType": "address"
              },
              {
                "name": "nftWrapper",
                "type": "address",
                "internalType": "address"
              },
              {
                "name": "seed",
                "type": "bytes12",
                "internalType": "bytes12"
              }
            ]
          },
          {
            "name": "venueFactory",
            "type": "address",
            "internalType": "address"
          },
          {
            "name": "quote",
            "type": "address",
            "internalType": "address"
          },
          {
            "name": "tokenAmount",
            "type": "uint256",
            "internalType": "uint256"
          },
          {
            "name": "quoteAmount",
            "type": "uint256",
            "internalType": "uint256"
          },
          {
            "name": "maxRepairBps",
            "type": "uint256",
            "internalType": "uint256"
          },
          {
            "name": "unlockAt",
            "type": "uint256",
            "internalType": "uint256"
          },
          {
            "name": "lockOwner",
            "type": "address",
            "internalType": "address"
          },
          {
            "name": "tokenReceiver",
            "type": "address",
            "internalType": "address"
          },
          {
            "name": "purchases",
            "type": "tuple[]",
            "internalType": "struct ILaunchPad.Purchase[]",
            "components": [
              {
                "name": "to",
                "type": "address",
                "internalType": "address"
              },
              {
                "name": "quoteAmount",
                "type": "uint256",
                "internalType": "uint256"
              },
              {
                "name": "minTokens",
                "type": "uint256",
                "internalType": "uint256"
              }
            ]
          },
          {
            "name": "opening",
            "type": "tuple",
            "internalType": "struct ILaunchPad.Opening",
            "components": [
              {
                "name": "openingSeconds",
                "type": "uint256",
                "internalType": "uint256"
              },
              {
                "name": "cap",
                "type": "uint256",
                "internalType": "uint256"
              }
            ]
          },
          {
            "name": "deadline",
            "type": "uint256",
            "internalType": "uint256"
          }
        ]
      },
      {
        "name": "permits",
        "type": "tuple[]",
        "internalType": "struct ILaunchPad.Permit[]",
        "components": [
          {
            "name": "token",
            "type": "address",
            "internalType": "address"
          },
          {
            "name": "value",
            "type": "uint256",
            "internalType": "uint256"
          },
          {
            "name": "deadline",
            "type": "uint256",
            "internalType": "uint256"
          },
          {
            "name": "signature",
            "type": "bytes",
            "internalType": "bytes"
          }
        ]
      }
    ],
    "outputs": [
      {
        "name": "token",
        "type": "address",
        "internalType": "address"
      },
      {
        "name": "pair",
        "type": "address",
        "internalType": "address"
      },
      {
        "name": "lockId",
        "type": "uint256",
        "internalType": "uint256"
      },
      {
        "name": "openingId",
        "type": "uint256",
        "internalType": "uint256"
      }
    ],
    "stateMutability": "payable"
  },
  {
    "type": "function",
    "name": "locker",
    "inputs": [],
    "outputs": [
      {
        "name": "",
        "type": "address",
        "internalType": "contract ILiquidityLocker"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "openedTokenCount",
    "inputs": [],
    "outputs": [
      {
        "name": "",
        "type": "uint256",
        "internalType": "uint256"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "payOut",
    "inputs": [
      {
        "name": "token",
        "type": "address",
        "internalType": "address"
      },
      {
        "name": "to",
        "type": "address",
        "internalType": "address"
      },
      {
        "name": "amount",
        "type": "uint256",
        "internalType": "uint256"
      }
    ],
    "outputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "registry",
    "inputs": [],
    "outputs": [
      {
        "name": "",
        "type": "address",
        "internalType": "contract IPlatformRegistry"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "solvency",
    "inputs": [],
    "outputs": [
      {
        "name": "assets",
        "type": "tuple[]",
        "internalType": "struct ISolvency.AssetSolvency[]",
        "components": [
          {
            "name": "asset",
            "type": "address",
            "internalType": "address"
          },
          {
            "name": "owed",
            "type": "uint256",
            "internalType": "uint256"
          },
          {
            "name": "held",
            "type": "uint256",
            "internalType": "uint256"
          }
        ]
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "solvencyPage",
    "inputs": [
      {
        "name": "offset",
        "type": "uint256",
        "internalType": "uint256"
      },
      {
        "name": "limit",
        "type": "uint256",
        "internalType": "uint256"
      }
    ],
    "outputs": [
      {
        "name": "assets",
        "type": "tuple[]",
        "internalType": "struct ISolvency.AssetSolvency[]",
        "components": [
          {
            "name": "asset",
            "type": "address",
            "internalType": "address"
          },
          {
            "name": "owed",
            "type": "uint256",
            "internalType": "uint256"
          },
          {
            "name": "held",
            "type": "uint256",
            "internalType": "uint256"
          }
        ]
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "valueOf",
    "inputs": [
      {
        "name": "caller",
        "type": "address",
        "internalType": "address"
      },
      {
        "name": "params",
        "type": "tuple",
        "internalType": "struct ILaunchPad.LaunchParams",
        "components": [
          {
            "name": "token",
            "type": "address",
            "internalType": "address"
          },
          {
            "name": "creation",
            "type": "tuple",
            "internalType": "struct ITokenFactory.Creation",
            "components": [
              {
                "name": "templateId",
                "type": "uint256",
                "internalType": "uint256"
              },
              {
                "name": "strings",
                "type": "string[]",
                "internalType": "string[]"
              },
              {
                "name": "addresses",
                "type": "address[]",
                "internalType": "address[]"
              },
              {
                "name": "numbers",
                "type": "uint256[]",
                "internalType": "uint256[]"
              },
              {
                "name": "bools",
                "type": "bool[]",
                "internalType": "bool[]"
              },
              {
                "name": "inviter",
                "type": "address",
                "internalType": "address"
              },
              {
                "name": "nftWrapper",
                "type": "address",
                "internalType": "address"
              },
              {
                "name": "seed",
                "type": "bytes12",
                "internalType": "bytes12"
              }
            ]
          },
          {
            "name": "venueFactory",
            "type": "address",
            "internalType": "address"
          },
          {
            "name": "quote",
            "type": "address",
            "internalType": "address"
          },
          {
            "name": "tokenAmount",
            "type": "uint256",
            "internalType": "uint256"
          },
          {
            "name": "quoteAmount",
            "type": "uint256",
            "internalType": "uint256"
          },
          {
            "name": "maxRepairBps",
            "type": "uint256",
            "internalType": "uint256"
          },
          {
            "name": "unlockAt",
            "type": "uint256",
            "internalType": "uint256"
          },
          {
            "name": "lockOwner",
            "type": "address",
            "internalType": "address"
          },
          {
            "name": "tokenReceiver",
            "type": "address",
            "internalType": "address"
          },
          {
            "name": "purchases",
            "type": "tuple[]",
            "internalType": "struct ILaunchPad.Purchase[]",
            "components": [
              {
                "name": "to",
                "type": "address",
                "internalType": "address"
              },
              {
                "name": "quoteAmount",
                "type": "uint256",
                "internalType": "uint256"
              },
              {
                "name": "minTokens",
                "type": "uint256",
                "internalType": "uint256"
              }
            ]
          },
          {
            "name": "opening",
            "type": "tuple",
            "internalType": "struct ILaunchPad.Opening",
            "components": [
              {
                "name": "openingSeconds",
                "type": "uint256",
                "internalType": "uint256"
              },
              {
                "name": "cap",
                "type": "uint256",
                "internalType": "uint256"
              }
            ]
          },
          {
            "name": "deadline",
            "type": "uint256",
            "internalType": "uint256"
          }
        ]
      }
    ],
    "outputs": [
      {
        "name": "valueWei",
        "type": "uint256",
        "internalType": "uint256"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "vault",
    "inputs": [],
    "outputs": [
      {
        "name": "",
        "type": "address",
        "internalType": "address"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "event",
    "name": "Launched",
    "inputs": [
      {
        "name": "owner",
        "type": "address",
        "indexed": true,
        "internalType": "address"
      },
      {
        "name": "token",
        "type": "address",
        "indexed": true,
        "internalType": "address"
      },
      {
        "name": "pair",
        "type": "address",
        "indexed": true,
        "internalType": "address"
      },
      {
        "name": "quote",
        "type": "address",
        "indexed": false,
        "internalType": "address"
      },
      {
        "name": "tokenAmount",
        "type": "uint256",
        "indexed": false,
        "internalType": "uint256"
      },
      {
        "name": "quoteAmount",
        "type": "uint256",
        "indexed": false,
        "internalType": "uint256"
      },
      {
        "name": "liquidity",
        "type": "uint256",
        "indexed": false,
        "internalType": "uint256"
      },
      {
        "name": "lockId",
        "type": "uint256",
        "indexed": false,
        "internalType": "uint256"
      },
      {
        "name": "unlockAt",
        "type": "uint256",
        "indexed": false,
        "internalType": "uint256"
      },
      {
        "name": "openingId",
        "type": "uint256",
        "indexed": false,
        "internalType": "uint256"
      }
    ],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "OpeningCleared",
    "inputs": [
      {
        "name": "openingId",
        "type": "uint256",
        "indexed": true,
        "internalType": "uint256"
      },
      {
        "name": "token",
        "type": "address",
        "indexed": true,
        "internalType": "address"
      },
      {
        "name": "quoteIn",
        "type": "uint256",
        "indexed": false,
        "internalType": "uint256"
      },
      {
        "name": "tokensOut",
        "type": "uint256",
        "indexed": false,
        "internalType": "uint256"
      }
    ],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "PoolRepaired",
    "inputs": [
      {
        "name": "pair",
        "type": "address",
        "indexed": true,
        "internalType": "address"
      },
      {
        "name": "tokenIn",
        "type": "uint256",
        "indexed": false,
        "internalType": "uint256"
      },
      {
        "name": "quoteIn",
        "type": "uint256",
        "indexed": false,
        "internalType": "uint256"
      },
      {
        "name": "tokenOut",
        "type": "uint256",
        "indexed": false,
        "internalType": "uint256"
      },
      {
        "name": "quoteOut",
        "type": "uint256",
        "indexed": false,
        "internalType": "uint256"
      }
    ],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "TeamBuy",
    "inputs": [
      {
        "name": "token",
        "type": "address",
        "indexed": true,
        "internalType": "address"
      },
      {
        "name": "to",
        "type": "address",
        "indexed": true,
        "internalType": "address"
      },
      {
        "name": "quoteIn",
        "type": "uint256",
        "indexed": false,
        "internalType": "uint256"
      },
      {
        "name": "tokensOut",
        "type": "uint256",
        "indexed": false,
        "internalType": "uint256"
      }
    ],
    "anonymous": false
  },
  {
    "type": "error",
    "name": "LaunchPad_AlreadyLaunched",
    "inputs": [
      {
        "name": "token",
        "type": "address",
        "internalType": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "LaunchPad_AmountTooLarge",
    "inputs": [
      {
        "name": "amount",
        "type": "uint256",
        "internalType": "uint256"
      },
      {
        "name": "max",
        "type": "uint256",
        "internalType": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "LaunchPad_AmountZero",
    "inputs": []
  },
  {
    "type": "error",
    "name": "LaunchPad_CallerNotVault",
    "inputs": [
      {
        "name": "caller",
        "type": "address",
        "internalType": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "LaunchPad_DeadlinePassed",
    "inputs": [
      {
        "name": "deadline",
        "type": "uint256",
        "internalType": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "LaunchPad_NativeUnsupported",
    "inputs": []
  },
  {
    "type": "error",
    "name": "LaunchPad_NotLauncher",
    "inputs": [
      {
        "name": "token",
        "type": "address",
        "internalType": "address"
      },
      {
        "name": "launcher",
        "type": "address",
        "internalType": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "LaunchPad_NotTokenOwner",
    "inputs": [
      {
        "name": "caller",
        "type": "address",
        "internalType": "address"
      },
      {
        "name": "owner",
        "type": "address",
        "internalType": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "LaunchPad_NotWhole",
    "inputs": [
      {
        "name": "token",
        "type": "address",
        "internalType": "address"
      },
      {
        "name": "sent",
        "type": "uint256",
        "internalType": "uint256"
      },
      {
        "name": "received",
        "type": "uint256",
        "internalType": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "LaunchPad_OpeningNeedsGate",
    "inputs": [
      {
        "name": "token",
        "type": "address",
        "internalType": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "LaunchPad_OtherMarket",
    "inputs": [
      {
        "name": "token",
        "type": "address",
        "internalType": "address"
      },
      {
        "name": "router",
        "type": "address",
        "internalType": "address"
      },
      {
        "name": "quote",
        "type": "address",
        "internalType": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "LaunchPad_PairMoved",
    "inputs": [
      {
        "name": "token",
        "type": "address",
        "internalType": "address"
      },
      {
        "name": "tokenPair",
        "type": "address",
        "internalType": "address"
      },
      {
        "name": "pair",
        "type": "address",
        "internalType": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "LaunchPad_PaymentFailed",
    "inputs": [
      {
        "name": "to",
        "type": "address",
        "internalType": "address"
      },
      {
        "name": "amountWei",
        "type": "uint256",
        "internalType": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "LaunchPad_QuoteIsTaxed",
    "inputs": [
      {
        "name": "quote",
        "type": "address",
        "internalType": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "LaunchPad_QuoteIsToken",
    "inputs": [
      {
        "name": "token",
        "type": "address",
        "internalType": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "LaunchPad_ReceiverNotLaunchPad",
    "inputs": [
      {
        "name": "receiver",
        "type": "address",
        "internalType": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "LaunchPad_ReceiverNotOwner",
    "inputs": [
      {
        "name": "receiver",
        "type": "address",
        "internalType": "address"
      },
      {
        "name": "owner",
        "type": "address",
        "internalType": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "LaunchPad_ReceiverZero",
    "inputs": []
  },
  {
    "type": "error",
    "name": "LaunchPad_RepairTooHigh",
    "inputs": [
      {
        "name": "bps",
        "type": "uint256",
        "internalType": "uint256"
      },
      {
        "name": "max",
        "type": "uint256",
        "internalType": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "LaunchPad_SupplyTooSmall",
    "inputs": [
      {
        "name": "supply",
        "type": "uint256",
        "internalType": "uint256"
      },
      {
        "name": "needed",
        "type": "uint256",
        "internalType": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "LaunchPad_TooFewTokens",
    "inputs": [
      {
        "name": "to",
        "type": "address",
        "internalType": "address"
      },
      {
        "name": "tokens",
        "type": "uint256",
        "internalType": "uint256"
      },
      {
        "name": "min",
        "type": "uint256",
        "internalType": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "LaunchPad_TooManyPurchases",
    "inputs": [
      {
        "name": "given",
        "type": "uint256",
        "internalType": "uint256"
      },
      {
        "name": "max",
        "type": "uint256",
        "internalType": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "LaunchPad_ValueRefused",
    "inputs": [
      {
        "name": "sentWei",
        "type": "uint256",
        "internalType": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "LaunchPad_ValueTooLow",
    "inputs": [
      {
        "name": "sentWei",
        "type": "uint256",
        "internalType": "uint256"
      },
      {
        "name": "neededWei",
        "type": "uint256",
        "internalType": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "LaunchPad_VenueUnknown",
    "inputs": [
      {
        "name": "venueFactory",
        "type": "address",
        "internalType": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "PoolPlacement_LiquidityDiluted",
    "inputs": [
      {
        "name": "liquidity",
        "type": "uint256",
        "internalType": "uint256"
      },
      {
        "name": "totalLiquidity",
        "type": "uint256",
        "internalType": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "PoolPlacement_PriceMissed",
    "inputs": [
      {
        "name": "tokenReserve",
        "type": "uint256",
        "internalType": "uint256"
      },
      {
        "name": "quoteReserve",
        "type": "uint256",
        "internalType": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "PoolPlacement_RepairTooDear",
    "inputs": [
      {
        "name": "token",
        "type": "address",
        "internalType": "address"
      },
      {
        "name": "needed",
        "type": "uint256",
        "internalType": "uint256"
      },
      {
        "name": "max",
        "type": "uint256",
        "internalType": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "Reentrancy",
    "inputs": []
  }
] as const
