// SPDX-License-Identifier: MIT
pragma solidity ^0.8.4;

import {SafeTransferLib} from "solady/utils/SafeTransferLib.sol";
import {IWrappedNative} from "../venue/IWrappedNative.sol";

/// @title Keeps other currencies for one token
/// @notice A V2 pair refuses to pay the tokens that it trades, so a token cannot receive its own quote. This contract
/// receives it, and does with it what its token says, nothing else and for nobody else.
contract TokenVault {
    /// @notice Only the token that made this vault has a word here.
    error TokenVault_NotTheToken(address caller);

    address private immutable _token;

    constructor() {
        _token = msg.sender;
    }

    /// @notice Unwrapped native currency.
    // solhint-disable-next-line no-empty-blocks
    receive() external payable {}

    /// @notice Token only: pays `amount` base units. @param asset `address(0)` for native currency.
    /// @dev Native currency goes out with all gas: whoever calls the token pays for it, and nobody waits for it.
    function pay(address asset, address to, uint256 amount) external {
        if (msg.sender != _token) revert TokenVault_NotTheToken(msg.sender);
        if (asset == address(0)) SafeTransferLib.safeTransferETH(to, amount);
        else SafeTransferLib.safeTransfer(asset, to, amount);
    }

    /// @notice Token only: pays in native currency what lies here wrapped. A receiver that refuses leaves it wrapped.
    /// @dev With all the gas that the token hands on.
    function payUnwrapped(address wrapped, address to, uint256 amount) external {
        if (msg.sender != _token) revert TokenVault_NotTheToken(msg.sender);
        IWrappedNative(wrapped).withdraw(amount);
        SafeTransferLib.safeTransferETH(to, amount);
    }
}
