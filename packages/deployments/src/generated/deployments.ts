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
          "taxedAnnex": {
            "address": "0x3629e13709dAd47F701A0474D16B104b9aba654A",
            "startBlock": 0,
            "codeHash": "0x8e8db463aa3f26f6a93bb7d76260d200fc21a669d0c3fb51475bdcd51d871c93"
          },
          "platformRegistry": {
            "address": "0xc243906fF65bb0760324bc7F88b8eBa30b079e23",
            "startBlock": 0,
            "codeHash": "0x923cbbd0b4095261065325b7716c7044086b2a0faa9659686c52dc06ee87c88a"
          },
          "tokenFactory": {
            "address": "0xA28401Fb85a9B527757B2B685fa5d146F9F955Ca",
            "startBlock": 0,
            "codeHash": "0xec310262476689206802cce5d352f9965221ce581f0116bee8008428df6dbd0d"
          },
          "tokenDetector": {
            "address": "0xda175d7214367967e210733AC71Df8e1Ab2F9E1A",
            "startBlock": 0,
            "codeHash": "0xf7cbf908db9631221dc43563240cfa87537cffcb1011f9e246f190374297f52d"
          },
          "liquidityLocker": {
            "address": "0x4034F74edCF2e9a5332a9a0BAeF5299c3e6245b1",
            "startBlock": 0,
            "codeHash": "0xa0bcfbf97b92bf9633bb09608a6fcedd8abc0428d77bf73484be61ee271dc817"
          },
          "lockAnnouncer": {
            "address": "0xe9f5E2a4f4678b47b622D0A320fF13A3C928a54A",
            "startBlock": 0,
            "codeHash": "0xe7a34939c78bc61319c97d6e4234f82c16425e468fe02947db30382cd6f803a0"
          },
          "tokenLocker": {
            "address": "0xC5Cd9b88A96eDF2c58523979665d272AF8A43c4a",
            "startBlock": 0,
            "codeHash": "0xcde4a540f4deee9ba209ecf0cefddc64b6e9092d2638b9b9673415ebddb8548d"
          },
          "nftLocker": {
            "address": "0xa75F84e748811587726CF39BC75E6868f9DE3450",
            "startBlock": 0,
            "codeHash": "0xc5c15782de67f1ca9cbd4b643ce3e4955c0776c74687c4b3b393add0e366f40f"
          },
          "poolFixer": {
            "address": "0xA10A41e62f6ffA1592FbD3bB5CF161a992a5aDE7",
            "startBlock": 0,
            "codeHash": "0xc0c3139740b72c5fef1abc79265150432ade275158433290114be44d9c805ca7"
          },
          "launchPad": {
            "address": "0x420319B90702faAE4908D2fDe97954E1b416f474",
            "startBlock": 0,
            "codeHash": "0x0011de4b01c4eec1dea554b8fa9740faa0f5f257e66259cb982fb9b39203300d"
          },
          "openingVault": {
            "address": "0x70697a1B13867353325550Fff475065d2c9D1f32",
            "startBlock": 0,
            "codeHash": "0x2898eca17c51cdbebe3b0dd97f2d15cc34527e5d7cc46cd5c65282d8fbe14032"
          },
          "vip": {
            "address": "0x89e6D48b10c5264580f9cE62a80129C25A6eEDE4",
            "startBlock": 0,
            "codeHash": "0x732614c9c12593b5d2f4cdf8b85c97d0ae22b921cd30c33c22e191fe7df805dc"
          },
          "inviter": {
            "address": "0xdD457ab76a4bb32bCf470887aa397e6af541630E",
            "startBlock": 0,
            "codeHash": "0x97c6de4ac166b6cdb1f472cde471c82ec4c99d54ba93b05a4cacc19ee8b07499"
          },
          "whitelistMarket": {
            "address": "0xb47b4d7390b7c8785F49F3075167fbbcCfA74206",
            "startBlock": 0,
            "codeHash": "0x7de88fe2359b98ac1b04798a0dc7580af4b1d152a32094586fff9670f2d35315"
          },
          "sellCanary": {
            "address": "0x453Fd0fd74Bd9Ce7d143bF5732eAcd6950f8ff83",
            "startBlock": 0,
            "codeHash": "0x719d303f5d40090e8b8d8f83712d1aaea3e8881c8f3fa6a4391b1c9180fb5faa"
          },
          "presaleDesk": {
            "address": "0xb1e6E333e5D3Aa515C4266D21409fEbaec5f87Af",
            "startBlock": 0,
            "codeHash": "0xc85cb903d85ab1328f35d8b1bc4099b8d4aa6fbc4d57f47db112e469f54f3068"
          },
          "normalPresale": {
            "address": "0xc8cB3D483BB885C302A41B0D7Cb8A371E8d0B479",
            "startBlock": 0,
            "codeHash": "0x76d86838e858347f0d930bf999861f42d36c88d5146c86d140e9df4da62fe658"
          },
          "fairPresale": {
            "address": "0x2d72FB3c642F0e1D355dD05dE7A107FD958cE410",
            "startBlock": 0,
            "codeHash": "0xeca5649202d2e1c9f0ca820f70f8bd7c70bbc78b321989fb83e5aaecf7947ad5"
          },
          "privatePresale": {
            "address": "0x045AA3FF9b9996a92c33D888b9CE0eF055854239",
            "startBlock": 0,
            "codeHash": "0x5f663f010fc14f514829c489978c231ba39f6a80994e2495f857414178b1453c"
          },
          "presaleFactory": {
            "address": "0xFB075200b872F48507b0d2B9bc8505A8e3281e90",
            "startBlock": 0,
            "codeHash": "0x94c9a88531c0e08c3168a4e24160e8e7ec6e5df618db23749909eb66b441dac9"
          },
          "airdrop": {
            "address": "0xcD57FadE6E3067fA9Ef8CE1F16A279874F7C5F8A",
            "startBlock": 0,
            "codeHash": "0xc55d73fe9949cd5b8884b38b81058f5f633c1bd2d65de7b598970a8fa04c479e"
          },
          "merkleAirdrop": {
            "address": "0x8FD335b71545cEEC01E6e8693de3e19f236C459f",
            "startBlock": 0,
            "codeHash": "0x43a6fa63f00f837e9eb472ee7e547912ff3bd212a9eeed414ea15e9078b59b01"
          },
          "airdropFactory": {
            "address": "0x0ad6e90662C52e2b6E91f7c2E1BBECB3A3857624",
            "startBlock": 0,
            "codeHash": "0x243c9e3bb34553eba414df3ccc8d33aca6dc485032b180bdac4db9780c8cad41"
          },
          "multisend": {
            "address": "0xC419D1bdDd2E4FF7e1C3D16efE47ba77d47aEa38",
            "startBlock": 0,
            "codeHash": "0x0973669e98116b3e45a49bd8a0b291ebe71806b005b29c205dab6fce73504018"
          },
          "poolFactory": {
            "address": "0xaeFe969C83C5d0C8987ce81FE87Ad026C5cd84BC",
            "startBlock": 0,
            "codeHash": "0xf518687a7b92162055251e329b452a71c20e4826311b32c8b9c8f112849c6b0b"
          },
          "tokenPool": {
            "address": "0xDC1fbf85C6d00bC5b5544E01F73ba6AFEC0140b9",
            "startBlock": 0,
            "codeHash": "0x8b3bc4967a6b950a91f51d365ad82946066034807517f51b14ba64b348eb8cdc"
          },
          "nftPool": {
            "address": "0x4155bb4fA46516eb5CA4D6708663387b558b8906",
            "startBlock": 0,
            "codeHash": "0xa25945e7c0264089319b6dc9cc12442bdb51091ff9fb81ee4863a6562d48e4ac"
          },
          "nftSale": {
            "address": "0xf8a4be770e96B8BE115F7fF3d519f5ef570b87cF",
            "startBlock": 0,
            "codeHash": "0xf07467044b0610e161110f81a3a8701d7250ae76e8efade3e29f48e2b7e21c52"
          },
          "nftSaleFactory": {
            "address": "0x169121462D056dA7579321CE225009ffa40e96AB",
            "startBlock": 0,
            "codeHash": "0x3bb9ef4ddf3bcbaeb9c0f375b15f330264449bb85a2fecd3e01da39fd14f7c2f"
          },
          "standardTokenGenerator": {
            "address": "0x46A4edBFf40A901F3Edb7f0DAfDab6D6bF2a44bf",
            "startBlock": 0,
            "codeHash": "0x7b6597ad80106f634657f20a832dc45cda80a9a61f1cde9c4b1f9a91a33e27fc"
          },
          "taxedTokenGenerator": {
            "address": "0xc24d26dA61AbA2AAC5C9aC67E9C913bd7fa6A896",
            "startBlock": 0,
            "codeHash": "0xc4a1f68974b9246b00a330ae875a32a27f2252a1efae723eb82346c9fe54e99b"
          },
          "rewardDividendTokenGenerator": {
            "address": "0x9bc7eD5Ecc3E22b57a84bBF1A245F0D3c3179437",
            "startBlock": 0,
            "codeHash": "0x479324e6e73bcf8424187d9abf887d31015ed08dbca448400adcb1ea34d650c1"
          },
          "liquidityDividendTokenGenerator": {
            "address": "0x06Daf8A64B33E40Eb40499E0501D81fECD5b0a56",
            "startBlock": 0,
            "codeHash": "0xb22f4415206377bde9edb941515e63a181186977b9f2d69daf7ecd6fecc16e52"
          },
          "nativeDividendTokenGenerator": {
            "address": "0x53A8787FDB5B35d17ad911ff82060536121C2872",
            "startBlock": 0,
            "codeHash": "0xf5ff2d0557e01787538fdc1e97311ee8c7a999d9e12ca14a0de45e5257432714"
          },
          "referralTokenGenerator": {
            "address": "0x9c525889cA753c1fE3fa401d2495D478ECCbCa0F",
            "startBlock": 0,
            "codeHash": "0x962cc00a433e63336aa7bcf075392acb696f052c75bf3aaf3eafa3d0a4d24123"
          },
          "selfDividendTokenGenerator": {
            "address": "0xF58a90b172D3104cB704a5fE5Aa899600Cab797C",
            "startBlock": 0,
            "codeHash": "0x9fa0c2b05aeb981ea9dff9a78847b68bc0fc787602af97e13921ac993bb1c687"
          },
          "nftDividendTokenGenerator": {
            "address": "0xEeCdE3658ec210aCf2EA46Eea7F075776513EB7A",
            "startBlock": 0,
            "codeHash": "0x633160cc65ac852af606ddff1dd790eb2fd72876645888f45f80f8a5f796d47e"
          },
          "referralLiquidityDividendTokenGenerator": {
            "address": "0xf5DE14b438d0847E1d8C85fa2Bc950942d1A7B25",
            "startBlock": 0,
            "codeHash": "0x80166c88770f251b7df629ec2f483071bcd81428772bcdc3507a7f97e3fa7c62"
          }
        }
      }
    ]
  }
]
