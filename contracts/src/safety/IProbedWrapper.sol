// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title What the rehearsal asks of the wrapped native currency
interface IProbedWrapper {
    function deposit() external payable;
}
