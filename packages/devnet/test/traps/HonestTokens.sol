// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {BaseToken} from "./BaseToken.sol";

/// @dev Tokens with the habits of real ones that everybody can sell.
contract PlainToken is BaseToken {}

/// @dev As USDT: answers nothing, and changes an allowance only over zero.
contract SilentToken {
    string public constant name = "Silent";
    string public constant symbol = "SILENT";
    uint8 public constant decimals = 18;
    uint256 public constant totalSupply = 1_000_000e18;
    mapping(address account => uint256 amount) public balanceOf;
    mapping(address owner => mapping(address spender => uint256 amount)) public allowance;

    constructor() {
        balanceOf[msg.sender] = totalSupply;
    }

    function open(address) external {}

    function approve(address spender, uint256 amount) external {
        require(amount == 0 || allowance[msg.sender][spender] == 0, "reset");
        allowance[msg.sender][spender] = amount;
    }

    function transfer(address to, uint256 amount) external {
        _give(msg.sender, to, amount);
    }

    function transferFrom(address from, address to, uint256 amount) external {
        allowance[from][msg.sender] -= amount;
        _give(from, to, amount);
    }

    function _give(address from, address to, uint256 amount) private {
        balanceOf[from] -= amount;
        balanceOf[to] += amount;
    }
}

/// @dev As BNB on the main network: an allowance of nothing is refused.
contract NeverZeroToken is BaseToken {
    function approve(address spender, uint256 amount) external override returns (bool) {
        require(amount > 0, "zero");
        allowance[msg.sender][spender] = amount;
        return true;
    }
}

/// @dev As some wrappers: nobody may allow more than there is.
contract ModestToken is BaseToken {
    function approve(address spender, uint256 amount) external override returns (bool) {
        require(amount <= totalSupply, "more than there is");
        allowance[msg.sender][spender] = amount;
        return true;
    }
}

contract TaxedToken is BaseToken {
    function _move(address from, address to, uint256 amount) internal override {
        uint256 tax = amount * 3 / 100;
        _give(from, owner, tax);
        _give(from, to, amount - tax);
    }
}

/// @dev Keeps nothing until anybody says so: then half of what is moved.
contract RisingTaxToken is BaseToken {
    bool private isRaised;

    function raise() external {
        isRaised = true;
    }

    function _move(address from, address to, uint256 amount) internal override {
        uint256 tax = isRaised ? amount / 2 : 0;
        _give(from, owner, tax);
        _give(from, to, amount - tax);
    }
}

/// @dev The sender pays the fee beside the amount.
contract SurchargeToken is BaseToken {
    function _sell(address from, uint256 amount) internal override {
        _give(from, owner, amount / 50);
        _give(from, pair, amount);
    }
}

/// @dev No purchase and sale in one block: sandwiches are refused.
contract NoSandwichToken is BaseToken {
    function _sell(address from, uint256 amount) internal override {
        require(boughtInBlock[from] != block.number, "same block");
        _give(from, pair, amount);
    }
}

contract MinutesToken is BaseToken {
    function _sell(address from, uint256 amount) internal override {
        require(block.timestamp >= boughtAt[from] + 5 minutes, "cooldown");
        _give(from, pair, amount);
    }
}

contract HoursToken is BaseToken {
    function _sell(address from, uint256 amount) internal override {
        require(block.timestamp >= boughtAt[from] + 12 hours, "cooldown");
        _give(from, pair, amount);
    }
}

/// @dev Bots are contracts: none but the pool may hold it.
contract WalletsOnlyToken is BaseToken {
    function _move(address from, address to, uint256 amount) internal override {
        require(from == pair || from.code.length == 0, "wallets only");
        require(to == pair || to.code.length == 0, "wallets only");
        _give(from, to, amount);
    }
}

contract OriginOnlyToken is BaseToken {
    function _sell(address from, uint256 amount) internal override {
        require(tx.origin == from, "yourself only");
        _give(from, pair, amount);
    }
}

/// @dev Against snipers: who pays far more than others for gas does not get in.
contract CalmGasToken is BaseToken {
    function _move(address from, address to, uint256 amount) internal override {
        require(tx.gasprice > 0 && tx.gasprice <= block.basefee + 100 gwei, "gas price");
        _give(from, to, amount);
    }
}

contract LimitedToken is BaseToken {
    function _move(address from, address to, uint256 amount) internal override {
        require(amount <= totalSupply / 500, "largest transaction");
        require(to == pair || balances[to] + amount <= totalSupply / 250, "largest wallet");
        _give(from, to, amount);
    }
}

/// @dev A hundredth each day is gone.
contract ShrinkingToken is BaseToken {
    mapping(address account => uint256 time) private since;

    function balanceOf(address account) public view override returns (uint256) {
        uint256 held = balances[account];
        // The pool keeps what it has: its exchange could not work otherwise.
        if (openedAt == 0 || account == pair || since[account] == 0) return held;
        uint256 elapsed = (block.timestamp - since[account]) / 1 days;
        return held - held * elapsed / 100;
    }

    function _move(address from, address to, uint256 amount) internal override {
        (balances[from], balances[to]) = (balanceOf(from), balanceOf(to));
        (since[from], since[to]) = (block.timestamp, block.timestamp);
        _give(from, to, amount);
    }
}

/// @dev Each transfer pays dividends to many: heavy, and it works.
contract HeavyToken is BaseToken {
    mapping(uint256 slot => uint256 value) private dividends;

    function _move(address from, address to, uint256 amount) internal override {
        for (uint256 i; i < 50; i++) {
            dividends[uint256(keccak256(abi.encode(from, to, amount, i)))] = block.timestamp;
        }
        _give(from, to, amount);
    }
}

contract PausableToken is BaseToken {
    bool public paused;

    function pause() external {
        require(msg.sender == owner);
        paused = true;
    }

    function mint(address to, uint256 amount) external {
        require(msg.sender == owner);
        totalSupply += amount;
        balances[to] += amount;
    }

    function _move(address from, address to, uint256 amount) internal override {
        require(!paused, "paused");
        _give(from, to, amount);
    }
}

/// @dev As MKR: name and symbol are words of the chain, not texts.
contract WordToken {
    bytes32 public constant name = "Word";
    bytes32 public constant symbol = "WORD";
    uint256 public constant decimals = 18;
    uint256 public constant totalSupply = 1_000_000e18;
    mapping(address account => uint256 amount) public balanceOf;
    mapping(address owner => mapping(address spender => uint256 amount)) public allowance;

    constructor() {
        balanceOf[msg.sender] = totalSupply;
    }

    function open(address) external {}

    function approve(address spender, uint256 amount) external returns (bool) {
        allowance[msg.sender][spender] = amount;
        return true;
    }

    function transfer(address to, uint256 amount) public returns (bool) {
        return transferFrom(msg.sender, to, amount);
    }

    function transferFrom(address from, address to, uint256 amount) public returns (bool) {
        if (from != msg.sender) allowance[from][msg.sender] -= amount;
        balanceOf[from] -= amount;
        balanceOf[to] += amount;
        return true;
    }
}

/// @dev A thousand whole ones, and no parts.
contract WholeToken is BaseToken {
    constructor() {
        decimals = 0;
        _begin(1_000);
    }
}

/// @dev As UNI: amounts are words of 96 bits.
contract NarrowToken is BaseToken {
    function approve(address spender, uint256 amount) external override returns (bool) {
        require(amount <= type(uint96).max || amount == type(uint256).max, "96 bits");
        allowance[msg.sender][spender] = amount;
        return true;
    }
}

/// @dev What stands behind proxies: its maker is set once.
contract LogicToken is BaseToken {
    function initialize() external {
        require(totalSupply == 0, "initialized");
        decimals = 18;
        (name, symbol) = ("Proxied", "PROXIED");
        _begin(1_000_000e18);
    }

    function blacklist(address) external view {
        require(msg.sender == owner);
    }
}

contract UupsToken is LogicToken {
    function upgradeToAndCall(address logic, bytes calldata) external {
        require(msg.sender == owner);
        assembly {
            sstore(0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc, logic)
        }
    }
}
