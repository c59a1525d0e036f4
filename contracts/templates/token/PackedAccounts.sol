// SPDX-License-Identifier: MIT
pragma solidity ^0.8.4;

import {ERC20} from "solady/tokens/ERC20.sol";
import {PackedAccount} from "./PackedAccount.sol";
import {ITaxedBase} from "./ITaxedBase.sol";
import {TaxedImmutables} from "./TaxedImmutables.sol";
import {TokenBase} from "./TokenBase.sol";

/// @title Accounts of a taxed token: balance and flags in one slot (S-33)
/// @dev Allowances, nonces and permits stay Solady's; balances and supply are kept here.
abstract contract PackedAccounts is ITaxedBase, TokenBase, TaxedImmutables {
    // solhint-disable-next-line named-parameters-mapping
    mapping(address => uint256) internal _accounts;
    /// @dev The token's own account, apart, so that its slot need not be looked for: `TokenWord`.
    uint256 private _own;
    uint256 private _supply;

    /// @inheritdoc ERC20
    function transfer(address to, uint256 amount) public virtual override returns (bool) {
        _move(msg.sender, to, amount);
        return true;
    }

    /// @inheritdoc ERC20
    function transferFrom(address from, address to, uint256 amount) public virtual override returns (bool) {
        _spendAllowance(from, msg.sender, amount);
        _move(from, to, amount);
        return true;
    }

    /// @inheritdoc ERC20
    function totalSupply() public view override returns (uint256) {
        return _supply;
    }

    /// @inheritdoc ERC20
    function balanceOf(address account) public view override returns (uint256) {
        return (account == address(this) ? _own : _accounts[account]) & PackedAccount.BALANCE;
    }

    /// @dev What a holder's transfer does: every rule of the token.
    function _move(address from, address to, uint256 amount) internal virtual;

    /// @dev Whether the owner may create tokens for `to` now. Reverts when not.
    function _checkMintReceiver(address to) internal virtual;

    /// @dev Called before the word of an account other than the token's own is stored, with what stands there and what
    /// was about to be; returns what is stored. Templates keep their own bits here.
    function _beforeStore(
        address, /* account */
        uint256, /* word */
        uint256 newWord
    )
        internal
        virtual
        returns (uint256)
    {
        return newWord;
    }

    /// @dev Moves tokens between two accounts, neither of them the token's own, without tax, limit or gate.
    function _put(address from, address to, uint256 amount) internal {
        uint256 word = _accounts[from];
        if (amount > word & PackedAccount.BALANCE) revert InsufficientBalance();
        unchecked {
            _accounts[from] = _beforeStore(from, word, word - amount);
            word = _accounts[to];
            _accounts[to] = _beforeStore(to, word, word + amount);
        }
        emit Transfer(from, to, amount);
    }

    /// @dev Pays `amount` out of the token's own account, without tax, limit or gate.
    function _payOut(address to, uint256 amount) internal {
        _lowerOwnBalance(amount);
        uint256 word = _accounts[to];
        unchecked {
            _accounts[to] = _beforeStore(to, word, word + amount);
        }
        emit Transfer(address(this), to, amount);
    }

    /// @dev Destroys `amount` out of the token's own account.
    function _burnOwn(uint256 amount) internal {
        _lowerOwnBalance(amount);
        unchecked {
            _supply -= amount;
        }
        emit Transfer(address(this), address(0), amount);
    }

    function _mint(address to, uint256 amount) internal override {
        _checkMintReceiver(to);
        uint256 word = _accounts[to];
        unchecked {
            _supply += amount;
            _accounts[to] = _beforeStore(to, word, word + amount);
        }
        emit Transfer(address(0), to, amount);
    }

    function _burn(address from, uint256 amount) internal override {
        uint256 word = _accounts[from];
        if (amount > word & PackedAccount.BALANCE) revert InsufficientBalance();
        unchecked {
            _supply -= amount;
            _accounts[from] = _beforeStore(from, word, word - amount);
        }
        emit Transfer(from, address(0), amount);
    }

    /// @dev The first supply, without the template's hook: its constructor comes after this.
    function _createSupply(address receiver, uint256 amount) internal override {
        if (receiver == address(this)) revert Token_ToItself();
        _supply = amount;
        _accounts[receiver] = amount | PackedAccount.INSIDER;
        emit Transfer(address(0), receiver, amount);
    }

    /// @dev The word of the token's own account.
    function _ownWord() internal view returns (uint256) {
        return _own;
    }

    /// @dev Replaces the bits of `mask` in the token's own word by `bits`.
    function _setOwnBits(uint256 mask, uint256 bits) internal {
        _own = (_own & ~mask) | bits;
    }

    /// @dev Replaces the token's own word.
    function _storeOwn(uint256 own) internal {
        _own = own;
    }

    function _lowerOwnBalance(uint256 amount) private {
        uint256 own = _own;
        if (amount > own & PackedAccount.BALANCE) revert InsufficientBalance();
        unchecked {
            _own = own - amount;
        }
    }
}
