// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title A token that keeps a part of what is sent, and whose maker can freeze it
contract MoodyToken {
    string public constant name = "Moody Token";
    string public constant symbol = "MOOD";
    uint8 public constant decimals = 18;
    uint256 public constant totalSupply = 1_000_000_000 ether;
    address public immutable owner = msg.sender;
    uint256 public immutable keepsPercent;
    bool public isFrozen;
    mapping(address account => uint256 amount) public balanceOf;
    mapping(address account => mapping(address spender => uint256 amount)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor(uint256 percent) {
        keepsPercent = percent;
        balanceOf[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function setFrozen(bool frozen) external {
        require(msg.sender == owner, "not the owner");
        isFrozen = frozen;
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
        require(!isFrozen, "frozen");
        uint256 kept = from == owner ? 0 : amount * keepsPercent / 100;
        balanceOf[from] -= amount;
        balanceOf[to] += amount - kept;
        balanceOf[owner] += kept;
        emit Transfer(from, to, amount - kept);
        return true;
    }
}
