// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {BoundedRead} from "../BoundedRead.sol";
import {ILaunchableToken} from "../launch/ILaunchableToken.sol";
import {NftReads} from "../lock/NftReads.sol";
import {IV2Factory} from "../venue/IV2Factory.sol";
import {IV2Pair} from "../venue/IV2Pair.sol";

/// @title What a pool's tokens say of themselves, before a pool is made of them
library PoolTokens {
    using BoundedRead for address;

    /// @dev `launchState` answers seven words.
    uint256 private constant LAUNCH_STATE_BYTES = 224;

    /// @notice Whether balances can be asked for, and are amounts: a collection of NFTs takes an id for an amount, and would
    /// never give it back.
    function isToken(address token) internal view returns (bool) {
        // slither-disable-next-line unused-return (what is asked is whether it answers)
        (bool ok,) = token.word(abi.encodeWithSignature("balanceOf(address)", address(this)));
        return ok && !NftReads.isCollection(token);
    }

    /// @notice Whether it may be a token: whether it moves amounts shows when rewards are paid in.
    function mayBeToken(address token) internal view returns (bool) {
        return token.code.length != 0 && !NftReads.isCollection(token);
    }

    /// @notice Whether it is the pair which its own factory names for its two tokens.
    function isPair(address token) internal view returns (bool) {
        (bool ok0, uint256 token0) = token.word(abi.encodeWithSelector(IV2Pair.token0.selector));
        (bool ok1, uint256 token1) = token.word(abi.encodeWithSelector(IV2Pair.token1.selector));
        (bool ok2, uint256 factory) = token.word(abi.encodeWithSelector(IV2Pair.factory.selector));
        if (!ok0 || !ok1 || !ok2 || token0 == 0 || (token0 | token1 | factory) > type(uint160).max) return false;
        bytes memory question = abi.encodeWithSelector(IV2Factory.getPair.selector, token0, token1);
        // forge-lint: disable-next-line(unsafe-typecast) bounded above
        (bool ok, uint256 pair) = address(uint160(factory)).word(question);
        return ok && pair == uint256(uint160(token));
    }

    /// @notice Whether it is a token that has not been launched yet. One that lies about it gets a role that helps only itself.
    function isGated(address token) internal view returns (bool gated) {
        bytes memory question = abi.encodeCall(ILaunchableToken.launchState, ());
        uint256 maxGas = BoundedRead.READ_GAS;
        assembly ("memory-safe") {
            let ok := staticcall(maxGas, token, add(question, 0x20), mload(question), 0x00, 0x20)
            gated := and(and(ok, eq(returndatasize(), LAUNCH_STATE_BYTES)), iszero(mload(0x00)))
        }
    }
}
