// SPDX-License-Identifier: MIT
pragma solidity ^0.8.4;

import {PackedAccount} from "./PackedAccount.sol";
import {IAccountRules} from "./IAccountRules.sol";
import {PackedAccounts} from "./PackedAccounts.sol";
import {TokenWord} from "./TokenWord.sol";

/// @title What the owner may decide about single accounts: blacklist, exemptions, marketing wallet
abstract contract AccountRules is IAccountRules, PackedAccounts {
    uint256 private constant DIRECTION_IN = 1;
    uint256 private constant DIRECTION_OUT = 2;

    address internal _marketingWallet;
    /// @dev Base units that stay where they were bought in the kill blocks, while the account's word says `KILLED`.
    // solhint-disable-next-line named-parameters-mapping
    mapping(address => uint256) internal _frozen;

    /// @inheritdoc IAccountRules
    function setBlacklist(address[] calldata accounts, bool listed) external virtual override onlyOwner {
        if (listed && _ownWord() & TokenWord.BLACKLIST == 0) revert Token_BlacklistOff();
        for (uint256 i = 0; i < accounts.length; ++i) {
            address account = accounts[i];
            uint256 word = _accounts[account];
            if (listed) {
                _checkListable(account);
                _accounts[account] = _beforeStore(account, word, word | PackedAccount.BLACKLISTED);
            } else {
                uint256 freed = word & ~(PackedAccount.BLACKLISTED | PackedAccount.KILLED);
                _accounts[account] = _beforeStore(account, word, freed);
                delete _frozen[account];
            }
            emit BlacklistSet(account, listed);
        }
    }

    /// @inheritdoc IAccountRules
    function disableBlacklist() external virtual override onlyOwner {
        if (_ownWord() & TokenWord.BLACKLIST == 0) revert Token_BlacklistOff();
        _disableBlacklist();
    }

    /// @inheritdoc IAccountRules
    function setMarketingWallet(address wallet) external virtual override onlyOwner {
        _setMarketingWallet(wallet, owner());
    }

    /// @inheritdoc IAccountRules
    function addExemption(address contractAccount, uint8 directions) external virtual override onlyOwner {
        if (directions == 0 || directions > (DIRECTION_IN | DIRECTION_OUT)) {
            revert Token_ExemptionDirectionsUnknown(directions);
        }
        uint256 word = _accounts[contractAccount];
        if (word & PackedAccount.PAIR != 0) revert Token_ExemptionIsPair(contractAccount);
        if (!_holds(contractAccount)) revert Token_ExemptionNotContract(contractAccount);
        if (directions & DIRECTION_IN != 0) word |= PackedAccount.EXEMPT_IN;
        if (directions & DIRECTION_OUT != 0) word |= PackedAccount.EXEMPT_OUT;
        _accounts[contractAccount] = word;
        emit ExemptionAdded(contractAccount, _exemptionIn(word));
    }

    /// @dev Reverts when the account can never be listed.
    function _checkListable(address account) internal virtual;

    function _initAccountRules(address marketingWallet, address owner_, bool blacklistEnabled) internal {
        _setMarketingWallet(marketingWallet, owner_);
        if (blacklistEnabled) _setOwnBits(0, TokenWord.BLACKLIST);
        else emit BlacklistDisabled();
    }

    function _disableBlacklist() internal {
        _setOwnBits(TokenWord.BLACKLIST, 0);
        emit BlacklistDisabled();
    }

    /// @dev Whether an account with `word` can neither send nor receive.
    function _isBarred(uint256 word, uint256 own) internal pure returns (bool) {
        return word & PackedAccount.BLACKLISTED != 0 && own & TokenWord.BLACKLIST != 0;
    }

    /// @dev Base units that an account with `word` bought in the kill blocks and cannot send. They stay when the list is
    /// off, and are free when nobody is left who could pardon the buyer.
    function _frozenOf(address account, uint256 word) internal view returns (uint256) {
        return word & PackedAccount.KILLED == 0 || owner() == address(0) ? 0 : _frozen[account];
    }

    /// @dev Who can never be listed, and who buys nothing in the kill blocks because freezing it would stop everybody, or
    /// other people's money.
    function _isProtected(address account, uint256 word) internal view returns (bool) {
        return word & (PackedAccount.PAIR | PackedAccount.LAUNCHER) != 0 || account == address(this)
            || account == _marketingWallet || account == _router || account == _freshPair() || _rolesOf(account) != 0;
    }

    function _setMarketingWallet(address wallet, address owner_) private {
        if (wallet == address(0)) revert Token_MarketingWalletZero();
        if (wallet == owner_) revert Token_MarketingWalletIsOwner();
        uint256 word = _accounts[wallet];
        // A pair pays to neither of its tokens.
        if (word & PackedAccount.PAIR != 0 || wallet == address(this) || wallet == _storedQuote) {
            revert Token_MarketingWalletRefused(wallet);
        }
        if (_isBarred(word, _ownWord())) revert Token_Blacklisted(wallet);
        _marketingWallet = wallet;
        emit MarketingWalletSet(wallet);
    }

    function _exemptionIn(uint256 word) internal pure returns (uint8 directions) {
        if (word & PackedAccount.EXEMPT_IN != 0) directions = 1;
        if (word & PackedAccount.EXEMPT_OUT != 0) directions |= 2;
    }
}
