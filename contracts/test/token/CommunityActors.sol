// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ERC20} from "solady/tokens/ERC20.sol";

/// @notice A contract that holds tokens and sends them where it is told.
contract TokenHolder {
    function send(ERC20 token, address to, uint256 amount) external {
        token.transfer(to, amount);
    }
}
