// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title A token that keeps a twentieth of every transfer
contract FeeToken {
    string public constant name = "Toll Coin";
    string public constant symbol = "TOLL";
    uint8 public constant decimals = 18;
    uint256 public constant totalSupply = 1_000_000_000 ether;
    mapping(address account => uint256 amount) public balanceOf;
    mapping(address account => mapping(address spender => uint256 amount)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor() {
        balanceOf[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function approve(address spender, uint256 amount) external returns (bool) {
        allowance[msg.sender][spender] = amount;
        emit Approval(msg.sender, spender, amount);
        return true;
    }

    function transfer(address to, uint256 amount) external returns (bool) {
        return _move(msg.sender, to, amount);
    }

    function transferFrom(address from, address to, uint256 amount) external returns (bool) {
        allowance[from][msg.sender] -= amount;
        return _move(from, to, amount);
    }

    function _move(address from, address to, uint256 amount) private returns (bool) {
        uint256 fee = amount / 20;
        balanceOf[from] -= amount;
        balanceOf[to] += amount - fee;
        balanceOf[address(this)] += fee;
        emit Transfer(from, to, amount - fee);
        emit Transfer(from, address(this), fee);
        return true;
    }
}
