// SPDX-License-Identifier: MIT
pragma solidity ^0.8.4;

import {IArbSys} from "../venue/IArbSys.sol";

/// @title The number of the chain's own block (S-40)
library ChainBlocks {
    uint256 private constant ARBITRUM_ONE = 42_161;
    uint256 private constant ARBITRUM_NOVA = 42_170;
    uint256 private constant ARBITRUM_SEPOLIA = 421_614;
    /// @dev Arbitrum's precompile, where `block.number` is the number of a block of layer 1.
    address private constant ARB_SYS = address(0x64);

    /// @notice Number of the block that this transaction is in, on the chain that it runs on.
    function number() internal view returns (uint256) {
        uint256 chain = block.chainid;
        if (chain != ARBITRUM_ONE && chain != ARBITRUM_NOVA && chain != ARBITRUM_SEPOLIA) return block.number;
        return ARB_SYS.code.length == 0 ? block.number : IArbSys(ARB_SYS).arbBlockNumber();
    }
}
