// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title What the rehearsal asks of a token
interface IProbedToken {
    function balanceOf(address account) external view returns (uint256);
    function transfer(address to, uint256 amount) external returns (bool);
}
