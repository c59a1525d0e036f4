// SPDX-License-Identifier: MIT
pragma solidity ^0.8.4;

import {ERC20} from "solady/tokens/ERC20.sol";
import {IStandardToken} from "./IStandardToken.sol";
import {TokenBase} from "./TokenBase.sol";

/// @title Template 1: a plain token
/// @dev Documented in `IStandardToken`. A transfer costs what Solady's costs plus two comparisons.
contract StandardToken is IStandardToken, TokenBase {
    constructor(
        string[] memory stringParams,
        address[] memory addressParams,
        uint256[] memory numberParams,
        bool[] memory boolParams
        // forge-lint: disable-next-line(unsafe-typecast) bounded by _constructBase
    ) TokenBase(keccak256(bytes(stringParams[0])), uint8(numberParams[1])) {
        _constructBase(stringParams, addressParams, numberParams, boolParams);
    }

    /// @inheritdoc ERC20
    /// @dev The zero address is refused, so that every transfer to it in the log is a burn.
    function transfer(address to, uint256 amount) public override returns (bool) {
        _checkReceiver(to);
        return super.transfer(to, amount);
    }

    /// @inheritdoc ERC20
    function transferFrom(address from, address to, uint256 amount) public override returns (bool) {
        _checkReceiver(to);
        return super.transferFrom(from, to, amount);
    }

    function _createSupply(address receiver, uint256 amount) internal override {
        _mint(receiver, amount);
    }

    /// @dev What comes by minting is refused too: nobody could ever take it out again.
    function _mint(address to, uint256 amount) internal override {
        if (to == address(this)) revert Token_ToItself();
        super._mint(to, amount);
    }

    function _checkReceiver(address to) private view {
        if (to == address(0)) revert Token_ReceiverZero();
        if (to == address(this)) revert Token_ToItself();
    }
}
