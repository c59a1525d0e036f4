// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title What every token of these tests is before it becomes odd
/// @dev Everybody may open it: tests do, once its pool is filled.
abstract contract BaseToken {
    string public name = "Plain";
    string public symbol = "PLAIN";
    uint8 public decimals = 18;
    uint256 public totalSupply;
    address public owner;
    address public pair;
    uint256 public openedAt;
    mapping(address account => uint256 amount) internal balances;
    mapping(address owner => mapping(address spender => uint256 amount)) public allowance;
    mapping(address account => uint256 number) internal boughtInBlock;
    mapping(address account => uint256 time) internal boughtAt;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor() {
        _begin(1_000_000e18);
    }

    function open(address pair_) external virtual {
        require(openedAt == 0, "open");
        (pair, openedAt) = (pair_, block.timestamp);
    }

    function balanceOf(address account) public view virtual returns (uint256) {
        return balances[account];
    }

    function approve(address spender, uint256 amount) external virtual returns (bool) {
        allowance[msg.sender][spender] = amount;
        emit Approval(msg.sender, spender, amount);
        return true;
    }

    function transfer(address to, uint256 amount) external virtual returns (bool) {
        _enter(msg.sender, to, amount);
        return true;
    }

    function transferFrom(address from, address to, uint256 amount) external virtual returns (bool) {
        allowance[from][msg.sender] -= amount;
        _enter(from, to, amount);
        return true;
    }

    function _begin(uint256 supply) internal {
        owner = msg.sender;
        totalSupply = supply;
        balances[msg.sender] = supply;
        emit Transfer(address(0), msg.sender, supply);
    }

    /// @dev Before it is open, its maker fills the pool: nothing odd happens then.
    function _enter(address from, address to, uint256 amount) internal {
        if (openedAt == 0) return _give(from, to, amount);
        if (from == pair) {
            (boughtInBlock[to], boughtAt[to]) = (block.number, block.timestamp);
        }
        _move(from, to, amount);
    }

    function _move(address from, address to, uint256 amount) internal virtual {
        if (to == pair) _sell(from, amount);
        else _give(from, to, amount);
    }

    function _sell(address from, uint256 amount) internal virtual {
        _give(from, pair, amount);
    }

    function _give(address from, address to, uint256 amount) internal {
        balances[from] -= amount;
        balances[to] += amount;
        emit Transfer(from, to, amount);
    }
}
